import { labels } from '../content/labels';
import { technologies } from '../content/pages/technologies';
import { technologySummaries } from '../content/technologies/summaries';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { childrenOf } from '../routes/navigation';
import { ClosingBand } from '../sections/ClosingBand';
import { TechnologyCells } from '../sections/TechnologyCells';
import { TechnologyFigure } from '../ui/figures/TechnologyFigure';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './parts/TrailHead';

/** Reached from the menu and from related technologies instead (specification, section 9: seven cards). */
const NOT_A_CARD = '/technologies/lrms';

export default function TechnologiesPage({ route }: PageProps) {
  const { heading, lead, linkLabel, closing } = technologies;
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} />
      <SectionBand top="none">
        <TechnologyCells
          cells={childrenOf('/technologies')
            .filter(({ path }) => path !== NOT_A_CARD)
            .map(({ path, name, summary }) => ({
              href: path,
              name,
              description: summary,
              figure: <TechnologyFigure id={keyOf(technologySummaries, path)} />,
            }))}
          linkLabel={linkLabel}
        />
      </SectionBand>
      <ClosingBand {...closing} action={labels.scheduleConsultation} section={route.section} />
    </>
  );
}
