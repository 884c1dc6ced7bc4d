import { technologyPage } from '../content/pages/technologyPage';
import type { TechnologyText } from '../content/technologies/types';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';

const Row = styled('article', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 2rem',
  '@md': { gridTemplateColumns: '1fr 1fr', '& > div': { gridColumn: 2 } },
  '@lg': { gridTemplateColumns: '5fr 4fr 3fr', '& > div': { gridColumn: 'auto', marginTop: '-.25rem' } },
});

/** Applications of a technology, each a row with its title, text and results. */
export function ApplicationRows({ applications }: Pick<TechnologyText, 'applications'>) {
  return applications.map(({ title, description, results }) => (
    <Row key={title}>
      <Heading as="h3">{title}</Heading>
      <Text>{description}</Text>
      <div>
        <Text as="h4" variant="mono" tone="line">
          {technologyPage.results}
        </Text>
        <TriangleList size="small">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </TriangleList>
      </div>
    </Row>
  ));
}
