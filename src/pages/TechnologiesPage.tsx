import { CallToAction } from '../blocks/CallToAction';
import { TechnologyCells } from '../blocks/TechnologyCells';
import { labels } from '../content/labels';
import { technologiesText } from '../content/pages/technologies';
import { technologies as allTechnologies } from '../content/technologies/index';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import { isKeyOf, keyOf, slugOf } from '../lib/lookUp';
import { childrenOf } from '../routes/navigation';
import type { PageProps, Route } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './components/TrailHead';

export default function TechnologiesPage({ route }: PageProps) {
  const { heading, lead, fits, linkLabel, withoutCard, closing } = technologiesText;
  const technologies = childrenOf('/technologies');
  const hasCard = ({ path }: Route) => isKeyOf(fits, slugOf(path));
  const others = technologies.filter((technology) => !hasCard(technology));
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
          cells={technologies.filter(hasCard).map(({ path, name, summary }) => ({
            href: path,
            name,
            description: summary,
            fits: fits[keyOf(fits, path)],
            figure: <TechnologyFigure id={keyOf(allTechnologies, path)} />,
          }))}
          linkLabel={linkLabel}
          rest={[
            withoutCard.before,
            ...others.map(({ path, name }) => ({ text: name, href: path })),
            withoutCard.after,
          ]}
        />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleConsultation} surface="field" />
    </>
  );
}
