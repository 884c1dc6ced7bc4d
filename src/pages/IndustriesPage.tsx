import { CallToAction } from '../blocks/CallToAction';
import { PosterWall } from '../blocks/PosterWall';
import { industries } from '../content/industries/index';
import { labels } from '../content/labels';
import { industriesText } from '../content/pages/industries';
import { IndustryFigure } from '../figures/IndustryFigure';
import { SidesBowtie } from '../figures/SidesBowtie';
import { entriesOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { Band } from '../ui/Band';
import { OverviewHead } from './components/TrailHead';

export default function IndustriesPage({ route }: PageProps) {
  const { tag, heading, lead, caseStudies, closing } = industriesText;
  return (
    <>
      <OverviewHead route={route} heading={heading} lead={lead} tag={tag} action={labels.scheduleCall} />
      <Band top="none" bottom="none">
        <PosterWall
          columns={4}
          posters={[
            ...entriesOf(industries).map(([slug, { name, summary }]) => ({
              href: `/industries/${slug}`,
              name,
              text: summary,
              drawing: <IndustryFigure id={slug} />,
            })),
            {
              href: '/resources/case-studies',
              name: caseStudies.heading,
              text: caseStudies.label,
              drawing: <SidesBowtie count={24} />,
            },
          ]}
        />
      </Band>
      <CallToAction {...closing} action={labels.scheduleCall} surface="night" />
    </>
  );
}
