import { styled } from '../theme/stitches.config';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { Column, edgeToEdge, Grid } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results, type ResultsProps } from '../ui/Results';
import { Text } from '../ui/Text';

/** On phones, before the words and from edge to edge. */
const first = { '@phone': { order: -1 }, '& > *': edgeToEdge } as const;

/** As high as the results beside it, from 768 px. */
const CroppedArt = styled('div', {
  ...first,
  '@md': { gridRow: 1, '& > *': { height: '100%', aspectRatio: 'auto', minHeight: '26rem' } },
});

/** An artwork in the section's color has no visible edge, so it is not cropped. */
const WholeArt = styled('div', { ...first, '@md': { gridRow: 1, alignSelf: 'center' } });

const Words = styled('div', {
  '& > h2': { margin: '.75rem 0 1rem' },
  '& > h3': { margin: '2rem 0 1rem' },
});

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

export interface StudyArticleProps extends Omit<ResultsProps, 'columns'> {
  /** Hash target of the links to this study. */
  readonly id: string;
  readonly industry: string;
  readonly title: string;
  readonly description: string;
  readonly resultsHeading: string;
  /** Label of the story where it is closed. */
  readonly storyLabel: string;
  /** The story, from left to right. */
  readonly parts: readonly { readonly heading: string; readonly text: string }[];
  readonly image: string;
  /** Visible without scrolling, so its artwork is not lazy. */
  readonly isFirst: boolean;
  /** Side of the artwork. */
  readonly side: 'left' | 'right';
  readonly surface: 'paper' | 'field';
}

/** A case study: artwork beside the key results, then the story in columns. */
export function StudyArticle(props: StudyArticleProps) {
  const { id, industry, title, description, resultsHeading, parts, image, isFirst, side, surface } = props;
  const { results, causeLabel, storyLabel } = props;
  return (
    <article id={id}>
      <Grid rows="medium">
        <Column as={Words} span={6} {...(side === 'left' ? { from: 7 } : {})}>
          <Text variant="mono" tone="line">
            {industry}
          </Text>
          <Heading>{title}</Heading>
          <Text variant="lead" tone="ink">
            {description}
          </Text>
          <Heading as="h3" variant="h4">
            {resultsHeading}
          </Heading>
          <Results columns={1} results={results} causeLabel={causeLabel} />
        </Column>
        <Column
          as={surface === 'field' ? WholeArt : CroppedArt}
          span={6}
          {...(side === 'left' ? { from: 1 } : { from: 7 })}
        >
          <Picture src={image} alt="" isFirst={isFirst} />
        </Column>
        <Story>
          <Disclosure label={storyLabel} about={title}>
            <Grid rows="medium">
              {parts.map(({ heading, text }) => (
                <Column as={Part} key={heading} span={4}>
                  <Heading as="h3" variant="h4">
                    {heading}
                  </Heading>
                  <Text>{text}</Text>
                </Column>
              ))}
            </Grid>
          </Disclosure>
        </Story>
      </Grid>
    </article>
  );
}
