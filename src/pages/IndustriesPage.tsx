import { CallToAction } from '../blocks/CallToAction';
import { industriesText } from '../content/pages/industries';
import { Poster } from '../figures/Poster';
import type { PageProps } from '../routes/types';
import { Band } from '../ui/Band';
import { IndustryWall } from './components/IndustryWall';
import { PageHead } from './components/PageHead';

const grounds = ['tint', 'sunk', 'field'] as const;

export default function IndustriesPage({ route }: PageProps) {
  const { tag, heading, lead, caseStudies, closing } = industriesText;
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} tag={tag} />
      <Band top="none" bottom="none">
        <IndustryWall
          grounds={grounds}
          last={{
            href: '/resources/case-studies',
            slug: 'case-studies',
            name: caseStudies.heading,
            text: caseStudies.label,
          }}
        />
      </Band>
      <CallToAction {...closing} surface="night" drawing={<Poster slug="industries" size="highPoster" />} />
    </>
  );
}
