import { PlainHead } from '../../blocks/PlainHead';
import { vendorQuestions } from '../../content/vendorQuestions';
import { SectionBand } from '../../ui/SectionBand';
import { TextLink } from '../../ui/TextLink';
import { TitledRows } from '../../ui/TitledRows';

const { tag, heading, answers, more } = vendorQuestions;

/** The answers to technical buyers on the page of a technology, with a link to the questions on the overview. */
export function VendorAnswers() {
  return (
    <SectionBand surface="sunk" importance="low">
      <PlainHead
        tag={tag}
        heading={heading}
        end={<TextLink href="/technologies#questions">{more}</TextLink>}
      />
      <TitledRows rows={answers} />
    </SectionBand>
  );
}
