import { Bars } from '../figures/Bars';
import { bowtieSlats, splitByRange } from '../figures/bowtie';
import { FigureRoot, rootAttributes } from '../figures/Figure';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { FigureCaption } from '../ui/FigureCaption';

const SIZE = { width: 1200, height: 300 };
const slats = bowtieSlats({ ...SIZE, count: 40 });

/** Stretched to the width of the figure, and as high as the rows beside it. On phones from edge to edge of the window, and lower in low windows. */
const Root = styled('figure', {
  '& > .fig': {
    '--fig-mute': 'color-mix(in srgb, var(--colors-mute) 65%, var(--fig-paper))',
    maxWidth: 'none',
    height: '12.5rem',
  },
  '@phone': {
    '& > .fig': {
      width: `calc(100% + 2 * ${space.gutter})`,
      margin: `0 calc(-1 * ${space.gutter})`,
      height: 'clamp(6.5rem, 100svh - 36rem, 12rem)',
    },
  },
  '@md': {
    '&&&&': { alignSelf: 'stretch', display: 'grid', gridTemplateRows: '1fr auto' },
    '& > .fig': { height: '100%', minHeight: '12.5rem' },
  },
});

export interface BowtieFigureProps {
  /** The highlighted range, 0 to 1. */
  readonly range: { readonly from: number; readonly to: number };
  /** Says what the range is. */
  readonly caption: string;
}

/** The first figure of a page: the bowtie, with the range of a package, a phase or a service highlighted. */
export function BowtieFigure({ range, caption }: BowtieFigureProps) {
  const { lit, rest } = splitByRange(slats, range);
  return (
    <Root>
      <FigureRoot {...rootAttributes({ viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, stretch: true })}>
        <Bars bars={rest} variant="mute" />
        <Bars bars={lit} variant="accent" />
      </FigureRoot>
      <FigureCaption number={1}>{caption}</FigureCaption>
    </Root>
  );
}
