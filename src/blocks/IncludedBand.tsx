import { packagePage } from '../content/pages/packagePage';
import type { ServiceText } from '../content/services/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { columns, PAGE_INSET } from '../ui/layout';
import { Heading } from '../ui/Text';
import { TitledItems } from '../ui/TitledLists';
import { TRIANGLE_RIGHT, triangle } from '../ui/triangle';
import { BowtieFigure, type BowtieFigureProps } from './BowtieFigure';

/** The bowtie from edge to edge of the window. */
const Included = styled('section', {
  position: 'relative',
  ...columns('100%'),
  gap: '1.5rem 0',
  paddingBlock: space.quiet,
  '& > h2, & > ul, & figcaption': { padding: `0 ${PAGE_INSET}` },
  '& figcaption': { '&&': { border: 0 } },
  '& > ul > li > p': { marginTop: '.25rem' },
  /* Columns with a mark each, read before the figure and displayed below it. */
  '& > ul': { order: 1, display: 'grid', gap: `1.5rem ${space.gap}` },
  '& > ul > li': { position: 'relative', paddingLeft: '1.5rem' },
  '& > ul > li::before': {
    ...triangle(TRIANGLE_RIGHT, '.7rem', '1rem solid var(--line)'),
    position: 'absolute',
    margin: '.45rem 0 0 -1.5rem',
  },
  '@md': { '& > ul': { gridTemplateColumns: '1fr 1fr' } },
  '@lg': {
    '& > ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
    /* Beside the heading. */
    '& figcaption': { position: 'absolute', top: space.quiet, right: 0, maxWidth: '55%' },
  },
});

interface IncludedBandProps extends Pick<ServiceText, 'included'>, Pick<BowtieFigureProps, 'range'> {
  readonly caption: string;
}

/** What a package includes, and the part of the bowtie that it works on. */
export const IncludedBand = ({ included, range, caption }: IncludedBandProps) => (
  <Included className={surfaceClass('night')}>
    <Heading>{packagePage.includedHeading}</Heading>
    <ul>
      <TitledItems items={included} variant="h3" />
    </ul>
    <BowtieFigure range={range} caption={`${caption} ${packagePage.modelCredit}`} />
  </Included>
);
