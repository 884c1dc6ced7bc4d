import { technologyPage } from '../content/pages/technologyPage';
import type { TitledText } from '../content/summary';
import { Poster } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';
import { SectionHead, type SectionHeadProps } from './SectionHead';

/** From edge to edge of the window, without gaps: the title with the poster at the left of the rows, on phones above them. */
const Halves = styled('section', {
  display: 'grid',
  '& > *': { display: 'grid' },
  '& > :first-child': { gridTemplateRows: 'auto 1fr' },
  '& > :first-child > div': { padding: `${space.quiet} ${space.gutter} 0 ${PAGE_INSET}` },
  '& > :first-child > picture': { alignSelf: 'end' },
  '& article': { padding: `2rem ${PAGE_INSET} 2.25rem ${space.gutter}` },
  '& article > p': { marginTop: '.5rem' },
  '& h4': { marginTop: '1.25rem' },
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const grounds: readonly FigureGround[] = ['field', 'tint', 'sunk', 'tint'];

interface PosterRowsProps {
  /** Of the page, for its poster. */
  readonly slug: string;
  readonly id?: string;
  readonly head: SectionHeadProps;
  readonly items: readonly (TitledText & { readonly results?: readonly string[] })[];
}

/** Three or four texts beside the poster of a page: applications of a technology have targets. */
export const PosterRows = ({ slug, id, head, items }: PosterRowsProps) => (
  <Halves {...(id && { id })}>
    <div className={surfaceClass('night')}>
      <div>
        <SectionHead {...head} />
      </div>
      <Poster slug={slug} size="highPoster" />
    </div>
    <div>
      {items.map(({ title, description, results }, index) => (
        <article key={title} className={surfaceClass(grounds[index] ?? 'tint')}>
          <Heading as="h3">{title}</Heading>
          <Text tone="ink" {...(!results && { variant: 'lead' })}>
            {description}
          </Text>
          {results && (
            <>
              <Text as="h4" variant="mono" tone="line">
                {technologyPage.results}
              </Text>
              <TriangleList size="small">
                {results.map((result) => (
                  <li key={result}>{result}</li>
                ))}
              </TriangleList>
            </>
          )}
        </article>
      ))}
    </div>
  </Halves>
);
