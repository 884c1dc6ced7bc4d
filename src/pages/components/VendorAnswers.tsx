import { SectionHead } from '../../blocks/SectionHead';
import { TextCells } from '../../blocks/TextCells';
import { vendorQuestions } from '../../content/vendorQuestions';
import { SectionBand } from '../../ui/SectionBand';
import { TextLink } from '../../ui/TextLink';

const { tag, heading, answers, more } = vendorQuestions;

/** The answers to technical buyers on the page of a technology, with a link to the questions on the overview. */
export function VendorAnswers() {
  return (
    <SectionBand surface="sunk" importance="low">
      <SectionHead
        tag={tag}
        heading={heading}
        end={<TextLink href="/technologies#questions">{more}</TextLink>}
      />
      <TextCells cells={answers} />
    </SectionBand>
  );
}
