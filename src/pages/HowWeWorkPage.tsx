import { BowtieBand } from '../blocks/BowtieBand';
import { CallToAction } from '../blocks/CallToAction';
import { PhaseRows } from '../blocks/PhaseRows';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { diagnosis } from '../content/pages/diagnosis';
import { howWeWorkText } from '../content/pages/howWeWork';
import { phasePage } from '../content/pages/phasePage';
import { phases as allPhases } from '../content/phases/index';
import { Diagnosis } from '../features/diagnosis/Diagnosis';
import { phasesInOrder } from '../figures/PhaseFigure';
import { SidesBowtie } from '../figures/SidesBowtie';
import { keyOf } from '../lib/lookUp';
import { childrenOf } from '../routes/navigation';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './components/TrailHead';

export default function HowWeWorkPage({ route }: PageProps) {
  const { tag, heading, lead, figureLabel, figureNote, linkLabel, closing } = howWeWorkText();
  const steps = childrenOf('/how-we-work');
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        actions={
          <>
            <ButtonLink href="/contact" variant="night">
              {labels.scheduleCall}
            </ButtonLink>
            <ButtonLink href="/how-we-work#diagnosis" variant="line">
              {diagnosis.heading}
            </ButtonLink>
          </>
        }
        surface="night"
      />
      <BowtieBand
        label={figureLabel}
        note={figureNote}
        steps={steps.map(({ path }) => allPhases[keyOf(allPhases, path)].shortName)}
      />
      <PhaseRows
        steps={phasesInOrder.flatMap((phase) => {
          const step = steps[phase];
          if (!step) return [];
          return {
            href: step.path,
            title: step.name,
            description: step.summary,
            points: allPhases[keyOf(allPhases, step.path)].points,
            exit: allPhases[keyOf(allPhases, step.path)].exit,
            phase,
          };
        })}
        exitLabel={phasePage.exit}
        linkLabel={linkLabel}
      />
      <SectionBand surface="sunk" id="diagnosis">
        <SectionHead heading={diagnosis.heading} lead={diagnosis.lead} />
        <Diagnosis />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="night" drawing={<SidesBowtie />} />
    </>
  );
}
