import { packagePage } from '../content/pages/packagePage';
import type { ServiceText } from '../content/services/types';
import { bowtieSlats, splitByRange } from '../figures/bowtie';
import { Bars, Figure } from '../figures/Figure';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { FigureCaption } from '../ui/FigureCaption';
import { columns, PAGE_INSET } from '../ui/layout';
import { Heading } from '../ui/Text';
import { TitledItems } from '../ui/TitledLists';
import { TRIANGLE_RIGHT, triangle } from '../ui/triangle';
import { PhaseAxis } from './PhaseAxis';

export const BOWTIE = { width: 1200, height: 300, count: 40 };
export const slats = bowtieSlats(BOWTIE);

/** The bowtie from edge to edge of the window. */
const Included = styled('section', {
  position: 'relative',
  ...columns('100%'),
  gap: '1.5rem 0',
  paddingBlock: space.quiet,
  '& > h2, & > ul, & figcaption': { padding: `0 ${PAGE_INSET}` },
  '& figcaption': { '&&': { border: 0 } },
  '& .f-mute': { '&&': { fill: 'color-mix(in srgb, $colors$mute 65%, var(--surface))' } },
  /* On phones lower in low windows. */
  '& .fig': {
    '@phone': { height: 'clamp(6.5rem, 100svh - 36rem, 12rem)' },
    '@md': { height: 'clamp(12.5rem, 25vw, 27rem)' },
  },
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

interface IncludedBandProps extends Pick<ServiceText, 'included'> {
  /** The part of the bowtie that the package works on, 0 to 1. */
  readonly range: { readonly from: number; readonly to: number };
}

/** What a package includes, and the first figure of its page: the bowtie with its part highlighted, above the phases. */
export function IncludedBand({ included, range }: IncludedBandProps) {
  const { lit, rest } = splitByRange(slats, range);
  return (
    <Included className={surfaceClass('night')}>
      <Heading>{packagePage.includedHeading}</Heading>
      <ul>
        <TitledItems items={included} variant="h3" />
      </ul>
      <figure>
        <Figure viewBox={`0 0 ${BOWTIE.width} ${BOWTIE.height}`} stretch>
          <Bars bars={rest} variant="mute" />
          <Bars bars={lit} variant="accent" />
        </Figure>
        <PhaseAxis />
        <FigureCaption number={1}>{packagePage.modelCredit}</FigureCaption>
      </figure>
    </Included>
  );
}
