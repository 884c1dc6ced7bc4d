import { CallToAction } from '../blocks/CallToAction';
import { FilterRow } from '../blocks/FilterRow';
import { StudyArticle } from '../blocks/StudyArticle';
import { claims } from '../content/claims';
import { labels } from '../content/labels';
import { caseStudiesText } from '../content/pages/caseStudies';
import { studies as allStudies } from '../content/studies/index';
import type { PageProps } from '../routes/types';
import { Heading } from '../ui/Heading';
import { SectionBand, type SectionBandProps } from '../ui/SectionBand';
import { explainedResult, qualifiedResult } from './components/results';
import { OverviewHead } from './components/TrailHead';

export default function CaseStudiesPage({ route }: PageProps) {
  const { heading, lead, filter, resultsHeading, causeLabel, parts, note, studies, closing } =
    caseStudiesText(allStudies);
  return (
    <>
      <OverviewHead route={route} heading={heading} lead={lead} action={labels.scheduleCall} />
      {studies.map(({ teaser, measures, situation, change, outcome }, index) => {
        const isFirst = index === 0;
        // Every second study is on the section's color, with its artwork on the other side.
        const isOnField = index % 2 === 1;
        const surface: SectionBandProps['surface'] = isOnField ? 'field' : 'paper';
        return (
          <SectionBand key={teaser.id} surface={surface} {...(isFirst ? { importance: 'low' as const } : {})}>
            {isFirst && (
              <FilterRow
                heading={filter.heading}
                choices={[filter.all, ...filter.items]}
                current={filter.all}
                note={filter.note}
              />
            )}
            <StudyArticle
              {...teaser}
              resultsHeading={resultsHeading}
              results={[
                ...teaser.claimKeys.map((key) => explainedResult(claims[key])),
                ...measures.map(qualifiedResult),
              ]}
              causeLabel={causeLabel}
              storyLabel={parts.label}
              parts={[
                { heading: parts.situation, text: situation },
                { heading: parts.change, text: change },
                { heading: parts.outcome, text: outcome },
              ]}
              isFirst={isFirst}
              side={isOnField ? 'right' : 'left'}
              surface={surface}
            />
          </SectionBand>
        );
      })}
      <SectionBand surface="sunk">
        <Heading as="p" variant="h3">
          {note}
        </Heading>
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="night" />
    </>
  );
}
