import { technologyPage } from '../content/pages/technologyPage';
import type { TechnologyText } from '../content/technologies/types';
import { DrawingFile } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { alternateGround, surfaceClass } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { tileInsets } from '../ui/layout';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';

/** From edge to edge of the window, without gaps. */
const Tiles = styled('div', {
  display: 'grid',
  '& > article': {
    ...tileInsets,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1rem',
    padding: '2rem var(--end) 2.25rem var(--start)',
    '@md': { '& > .fig': { maxWidth: 'clamp(13.5rem, 30vw, 24rem)' } },
    /* The drawing beside the text. */
    '@tablet': {
      gridTemplateColumns: '2fr 3fr',
      columnGap: 'var(--start)',
      alignItems: 'center',
      '& > .fig': { gridRow: '1 / span 3' },
    },
  },
  '@lg': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > article': {
      /* The parts of a tile share their rows with its neighbors. */
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      paddingBottom: '3rem',
    },
    '& h4': { marginTop: '1.5rem' },
  },
});

/** Applications of a technology, each a tile with its drawing, title, text and results. */
export function ApplicationTiles({ applications }: Pick<TechnologyText, 'applications'>) {
  return (
    <Tiles>
      {applications.map(({ title, description, drawing, results }, index) => (
        <article key={title} className={surfaceClass(alternateGround(index))}>
          <DrawingFile name={`application-${drawing}`} ground={alternateGround(index)} />
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
