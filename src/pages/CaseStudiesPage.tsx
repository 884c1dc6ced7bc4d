import { claims } from '../content/claims';
import { labels } from '../content/labels';
import { caseStudies } from '../content/pages/caseStudies';
import type { CaseStudy } from '../content/studies/types';
import type { TextPageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { FilterRow } from '../sections/FilterRow';
import { StudyArticle } from '../sections/StudyArticle';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TrailHead } from './parts/TrailHead';

export default function CaseStudiesPage({ route, text }: TextPageProps<readonly CaseStudy[]>) {
  const { heading, lead, filter, resultsHeading, note, closing } = caseStudies;
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} />
      <SectionBand top="none">
        <FilterRow
          heading={filter.heading}
          choices={[filter.all, ...filter.items]}
          current={filter.all}
          note={filter.note}
        />
        {text.map(({ teaser, measures, situation, change, outcome }, index) => (
          <StudyArticle
            key={teaser.title}
            {...teaser}
            paragraphs={[situation, change, outcome]}
            resultsHeading={resultsHeading}
            results={[...teaser.claimKeys.map((key) => claims[key]), ...measures]}
            isFirst={index === 0}
            side={index % 2 === 0 ? 'left' : 'right'}
          />
        ))}
      </SectionBand>
      <SectionBand surface="sunk" top="short">
        <Text look="lead">{note}</Text>
      </SectionBand>
      <ClosingBand {...closing} action={labels.scheduleCall} section={route.section} />
    </>
  );
}
