import { CallToAction } from '../blocks/CallToAction';
import { DrawnTiles } from '../blocks/DrawnTiles';
import { SectionHead } from '../blocks/SectionHead';
import { people } from '../content/artworks';
import { emailLink } from '../content/emailLink';
import { careersText } from '../content/pages/careers';
import type { PageProps } from '../routes/types';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { NumberedSteps, PointList, TitledRows } from '../ui/TitledLists';
import { PageHead } from './components/PageHead';

export default function CareersPage({ route }: PageProps) {
  const text = careersText();
  const { tag, heading, lead, emailLabel, pictureText } = text;
  const { hiring, toSend, looksFor, terms, closing } = text;
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} tag={tag}>
        <ButtonLink href={emailLink.href} variant="ink">
          {emailLabel}
        </ButtonLink>
      </PageHead>
      <Band top="none" bottom="none" renders="atOnce">
        <Picture src={people.team} alt={pictureText} shape="panorama" isFirst />
      </Band>
      <SectionBand>
        <SectionHead
          tag={hiring.heading}
          heading={hiring.line}
          lead={hiring.lead}
          end={<TextLink href="/how-we-work/execution">{hiring.linkLabel}</TextLink>}
        />
        <NumberedSteps items={hiring.steps} />
      </SectionBand>
      <SectionBand surface="night">
        <SectionHead tag={toSend.heading} heading={toSend.line} />
        <TitledRows items={toSend.items} size="large" />
      </SectionBand>
      <SectionBand bottom="none" wide={<DrawnTiles items={looksFor.items} use="strength" />}>
        <SectionHead tag={looksFor.heading} heading={looksFor.line} />
      </SectionBand>
      <SectionBand importance="low">
        <SectionHead tag={terms.heading} heading={terms.line} />
        <PointList items={terms.items} columns={2} />
      </SectionBand>
      <CallToAction {...closing} surface="field" people="candidate" />
    </>
  );
}
