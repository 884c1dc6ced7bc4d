import { CallToAction } from '../blocks/CallToAction';
import { TechnologyCells } from '../blocks/TechnologyCells';
import { labels } from '../content/labels';
import type { TechnologiesText } from '../content/pages/types';
import { technologySummaries } from '../content/technologies/summaries';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import { keyOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import { childrenOf } from '../routes/navigation';
import type { TextPageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './components/TrailHead';

/** The grid has seven cards. The line below it links to the eighth technology. */
const EIGHTH = '/technologies/lrms';

export default function TechnologiesPage({ route, text }: TextPageProps<TechnologiesText>) {
  const { heading, lead, fits, linkLabel, eighth, closing } = text;
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        actions={<ButtonLink href="/contact">{labels.scheduleConsultation}</ButtonLink>}
      />
      <SectionBand top="none">
        <TechnologyCells
          cells={childrenOf('/technologies')
            .filter(({ path }) => path !== EIGHTH)
            .map(({ path, name, summary }) => ({
              href: path,
              name,
              description: summary,
              fits: fits[keyOf(fits, path)],
              figure: <TechnologyFigure id={keyOf(technologySummaries, path)} />,
            }))}
          linkLabel={linkLabel}
          rest={{ text: eighth, href: EIGHTH, label: routeOf(EIGHTH).name }}
        />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleConsultation} surface="field" />
    </>
  );
}
