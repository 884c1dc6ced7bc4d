import { bowtieSlats, splitByRange } from '../figures/bowtie';
import { Bars, Figure } from '../figures/Figure';
import { styled } from '../theme/stitches.config';
import { FigureCaption } from '../ui/FigureCaption';
import { PhaseAxis } from './PhaseAxis';

export const BOWTIE = { width: 1200, height: 300, count: 40 };
export const slats = bowtieSlats(BOWTIE);

/** As wide as the figure. On phones lower in low windows. */
const Root = styled('figure', {
  '& > .fig': {
    '& > .f-mute': { fill: 'color-mix(in srgb, $colors$mute 65%, var(--surface, $colors$paper))' },
    '@phone': { height: 'clamp(6.5rem, 100svh - 36rem, 12rem)' },
    '@md': { height: 'clamp(12.5rem, 25vw, 27rem)' },
  },
});

export interface BowtieFigureProps {
  /** The highlighted range, 0 to 1. */
  readonly range: { readonly from: number; readonly to: number };
  readonly caption: string;
}

/** The first figure of a page: the bowtie, with the range of a service highlighted, above the phases. */
export function BowtieFigure({ range, caption }: BowtieFigureProps) {
  const { lit, rest } = splitByRange(slats, range);
  return (
    <Root>
      <Figure viewBox={`0 0 ${BOWTIE.width} ${BOWTIE.height}`} stretch>
        <Bars bars={rest} variant="mute" />
        <Bars bars={lit} variant="accent" />
      </Figure>
      <PhaseAxis />
      <FigureCaption number={1}>{caption}</FigureCaption>
    </Root>
  );
}
