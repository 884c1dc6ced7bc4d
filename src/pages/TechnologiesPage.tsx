import { CallToAction } from '../blocks/CallToAction';
import { TechnologyCells } from '../blocks/TechnologyCells';
import { labels } from '../content/labels';
import { technologiesText } from '../content/pages/technologies';
import { detailedTechnologies } from '../content/technologies/index';
import { lrms } from '../content/technologies/lrms';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import { entriesOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './components/TrailHead';

export default function TechnologiesPage({ route }: PageProps) {
  const { tag, heading, lead, linkLabel, withoutCard, closing } = technologiesText;
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        actions={<ButtonLink href="/contact">{labels.scheduleConsultation}</ButtonLink>}
      />
      <SectionBand top="none">
        <TechnologyCells
          cells={entriesOf(detailedTechnologies).map(([slug, { name, summary, fits }]) => ({
            href: `/technologies/${slug}`,
            name,
            description: summary,
            fits,
            figure: <TechnologyFigure id={slug} />,
          }))}
          linkLabel={linkLabel}
          rest={[withoutCard.before, { text: lrms.name, href: '/technologies/lrms' }, withoutCard.after]}
        />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleConsultation} variant="field" />
    </>
  );
}
