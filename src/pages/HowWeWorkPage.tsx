import { BowtieBand } from '../blocks/BowtieBand';
import { CallToAction } from '../blocks/CallToAction';
import { PhasePosters } from '../blocks/PhasePosters';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { diagnosis } from '../content/pages/diagnosis';
import { howWeWorkText } from '../content/pages/howWeWork';
import { Diagnosis } from '../features/diagnosis/Diagnosis';
import { SidesBowtie } from '../figures/SidesBowtie';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { PageHead } from './components/PageHead';

export default function HowWeWorkPage({ route }: PageProps) {
  const { tag, heading, lead, figureLabel, figureNote, linkLabel, closing } = howWeWorkText();
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} tag={tag} surface="night">
        <ButtonLink href="/contact" variant="night">
          {labels.scheduleCall}
        </ButtonLink>
        <ButtonLink href="/how-we-work#diagnosis" variant="line">
          {diagnosis.heading}
        </ButtonLink>
      </PageHead>
      <BowtieBand label={figureLabel} note={figureNote} />
      <PhasePosters linkLabel={linkLabel} />
      <SectionBand surface="sunk" id="diagnosis">
        <SectionHead heading={diagnosis.heading} lead={diagnosis.lead} />
        <Diagnosis />
      </SectionBand>
      <CallToAction {...closing} surface="night" drawing={<SidesBowtie />} />
    </>
  );
}
