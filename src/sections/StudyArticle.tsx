import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Metrics, type MetricsProps } from '../ui/Metrics';
import { Picture } from '../ui/Picture';
import { Text } from '../ui/Text';

const Article = styled('article', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  '& + &': { marginTop: '$section' },
});

/** Stays in view beside the longer text. */
const Art = styled('div', {
  alignSelf: 'start',
  '@md': { position: 'sticky', top: 'calc($sizes$header + 1.5rem)', gridRow: 1 },
});

const Words = styled('div', {
  '& > h2': { margin: '.75rem 0 1rem' },
  '& > p + p': { marginTop: '1rem' },
  '& > h3': { margin: '2.5rem 0 1rem' },
});

export interface StudyArticleProps {
  readonly industry: string;
  readonly title: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly resultsHeading: string;
  readonly results: MetricsProps['metrics'];
  readonly image: string;
  /** It is in the first window of its page. */
  readonly isFirst: boolean;
  /** On which side the artwork stands; the sides alternate. */
  readonly side: 'left' | 'right';
}

/** A case study: artwork, what was stuck, what changed, what moved, and its key results. */
export function StudyArticle(props: StudyArticleProps) {
  const { industry, title, description, paragraphs, resultsHeading, results, image, isFirst, side } = props;
  return (
    <Article>
      <Grid rows="small">
        <Column as={Art} span={6} {...(side === 'right' ? { from: 7 } : {})}>
          <Picture src={image} alt="" isFirst={isFirst} />
        </Column>
        <Column as={Words} span={5} from={side === 'right' ? 1 : 8}>
          <Text look="mono" tone="line">
            {industry}
          </Text>
          <Heading>{title}</Heading>
          <Text look="lead" tone="ink">
            {description}
          </Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Heading as="h3" look="h4">
            {resultsHeading}
          </Heading>
          <Metrics columns={2} metrics={results} />
        </Column>
      </Grid>
    </Article>
  );
}
