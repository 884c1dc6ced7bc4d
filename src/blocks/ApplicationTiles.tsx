import { technologyPage } from '../content/pages/technologyPage';
import type { TechnologyText } from '../content/technologies/types';
import { styled } from '../theme/stitches.config';
import { alternateSurface } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';

/** Parts of a tile, which share their rows with its neighbors (subgrid). */
const PARTS = 3;

/** From edge to edge of the window, without gaps. */
const Tiles = styled('div', {
  display: 'grid',
  '& > article': { display: 'grid', gap: '1rem', padding: `2.25rem ${space.gutter}` },
  '@lg': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > article': { gridRow: `span ${PARTS}`, gridTemplateRows: 'subgrid', paddingBlock: '3rem' },
    '& h4': { marginTop: '2.5rem' },
    /* The first text and the last one are in the columns of the page. */
    '& > :first-child': { paddingLeft: PAGE_INSET },
    '& > :last-child': { paddingRight: PAGE_INSET },
  },
});

/** Applications of a technology, each a tile with its title, text and results. */
export function ApplicationTiles({ applications }: Pick<TechnologyText, 'applications'>) {
  return (
    <Tiles>
      {applications.map(({ title, description, results }, index) => (
        <article key={title} className={alternateSurface(index)}>
          <Heading as="h3">{title}</Heading>
          <Text tone="ink">{description}</Text>
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
        </article>
      ))}
    </Tiles>
  );
}
