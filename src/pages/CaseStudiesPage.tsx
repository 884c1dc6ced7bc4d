import { CallToAction } from '../blocks/CallToAction';
import { InertChoices } from '../blocks/InertChoices';
import { resultOf } from '../blocks/results';
import { claims } from '../content/claims';
import { caseStudiesText } from '../content/pages/caseStudies';
import { studies as allStudies } from '../content/studies/index';
import { SidesBowtie } from '../figures/SidesBowtie';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { Disclosure } from '../ui/Disclosure';
import { Heading, Subheading } from '../ui/Heading';
import { Column, edgeToEdge, Grid, TO_EDGE, Wrap } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results } from '../ui/Results';
import { SectionBand } from '../ui/SectionBand';
import { Overline, Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

const Filter = styled('section', {
  paddingBlock: '1.5rem 1.75rem',
  '& > div > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '.25rem 1rem' },
  '& ul': { font: font('display', fontWeights.heading, fontSizes.h3, 1.2), marginTop: '.75rem' },
});

/** Whole, and up to the edge of the window. On phones it is before the words. */
const Art = styled('div', {
  '& > *': edgeToEdge,
  '@phone': { order: -1 },
  '@md': { gridRow: 1, alignSelf: 'center' },
  '@tablet': { '&& > *': { aspectRatio: '1' } },
  variants: {
    /** The staircase ends at the line below it, and the rings are cut between two of them. */
    color: {
      industries: { '@md': { alignSelf: 'end' } },
      resources: {},
      technologies: {
        '@md': { '& > *': { clipPath: 'circle(40% at 56%)' } },
      },
    },
    side: {
      left: { '@md': { '&& > *': { marginLeft: TO_EDGE } } },
      right: { '@md': { '&& > *': { marginRight: TO_EDGE } } },
    },
  },
});

/** The section whose color the artwork of each study has. */
const sections = ['industries', 'resources', 'technologies'] as const;

const Words = styled('div', { '& > h2': { margin: '.75rem 0 1rem' }, '& > h3': { margin: '2rem 0 1rem' } });

/** Closed on phones, where the numbers are enough for a first look. Always open in larger windows and on paper. */
const Story = styled('div', {
  '@supports selector(::details-content)': {
    '@phone': { '& section:first-of-type': { borderTop: 0, paddingTop: 0 } },
    '@md': {
      '& > details': { margin: 0, border: 0 },
      '& > details > summary': { display: 'none' },
      '& > details > div': { padding: 0 },
      '& > details::details-content': { contentVisibility: 'visible' },
    },
  },
});

const Part = styled('section', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '.875rem',
  '& > p': { marginTop: '.5rem' },
});

/** Case studies, each in the color of its artwork: artwork beside the key results, then the story in columns. */
export default function CaseStudiesPage({ route }: PageProps) {
  const { heading, lead, filter, resultsHeading, causeLabel, parts, note, studies, closing } =
    caseStudiesText(allStudies);
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} />
      <Filter className={surfaceClass('night')}>
        <Wrap>
          <div>
            <Heading variant="h4">{filter.heading}</Heading>
            <Text>{filter.note}</Text>
          </div>
          <InertChoices choices={[filter.all, ...filter.items]} current={filter.all} />
        </Wrap>
      </Filter>
      {studies.map(({ teaser, measures, situation, change, outcome }, index) => {
        const section = sections[index] ?? 'resources';
        const isReversed = index % 2 === 1;
        return (
          <SectionBand key={teaser.id} section={section} surface="field">
            <article id={teaser.id}>
              <Grid rows="medium">
                <Column as={Words} span={6} {...(isReversed ? {} : { from: 7 })}>
                  <Overline>{teaser.industry}</Overline>
                  <Heading>{teaser.title}</Heading>
                  <Text variant="lead" tone="ink">
                    {teaser.description}
                  </Text>
                  <Subheading>{resultsHeading}</Subheading>
                  <Results
                    columns={1}
                    results={[...teaser.claimKeys.map((key) => claims[key]), ...measures].map(resultOf)}
                    causeLabel={causeLabel}
                  />
                </Column>
                <Column
                  as={Art}
                  color={section}
                  side={isReversed ? 'right' : 'left'}
                  span={6}
                  from={isReversed ? 7 : 1}
                >
                  <Picture src={teaser.image} alt="" isFirst={index === 0} />
                </Column>
                <Story>
                  <Disclosure label={parts.label} about={teaser.title}>
                    <Grid rows="medium">
                      {[
                        [parts.situation, situation],
                        [parts.change, change],
                        [parts.outcome, outcome],
                      ].map(([title, text]) => (
                        <Column as={Part} key={title} span={4}>
                          <Subheading>{title}</Subheading>
                          <Text>{text}</Text>
                        </Column>
                      ))}
                    </Grid>
                  </Disclosure>
                </Story>
              </Grid>
            </article>
          </SectionBand>
        );
      })}
      <SectionBand surface="sunk">
        <Heading as="p" variant="h3">
          {note}
        </Heading>
      </SectionBand>
      <CallToAction {...closing} surface="night" drawing={<SidesBowtie />} />
    </>
  );
}
