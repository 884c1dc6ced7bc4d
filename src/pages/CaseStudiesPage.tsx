import { claims } from '../content/claims';
import { labels } from '../content/labels';
import { caseStudies } from '../content/pages/caseStudies';
import { studies } from '../content/studies/index';
import type { CaseStudy } from '../content/studies/types';
import type { PageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { FilterRow } from '../sections/FilterRow';
import { StudyArticle } from '../sections/StudyArticle';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TrailHead } from './parts/TrailHead';

const inOrder: readonly CaseStudy[] = studies;

export default function CaseStudiesPage({ route }: PageProps) {
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
        {inOrder.map(({ claimKeys, measures, situation, change, outcome, ...study }, index) => (
          <StudyArticle
            key={study.title}
            {...study}
            paragraphs={[situation, change, outcome]}
            resultsHeading={resultsHeading}
            results={[...claimKeys.map((key) => claims[key]), ...measures]}
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
