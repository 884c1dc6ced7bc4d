import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { bowtieSlats } from './bowtie';
import type { Bar } from './geometry';
import { useWave } from './useWave';

const WIDTH = 1440;
const HEIGHT = 400;

const Root = styled('svg', {
  width: '100%',
  stroke: '$ink',
  '& > g + g': { stroke: '$action' },
  '& path': { transformBox: 'fill-box', transformOrigin: '50% 50%' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: '$paper' },
});

/**
 * The slats of one side. Each is an element, because each is animated separately, and a line across the middle that is as
 * thick as the slat is high: its path needs no position of the upper and the lower end.
 */
const slatLines = (bars: readonly Bar[]): readonly ReactElement[] =>
  bars.map(({ x, width, height }) => <path key={x} strokeWidth={height} d={`M${x} 0h${width}`} />);

interface HeroBowtieProps {
  /** Without a label, the figure is decoration. */
  readonly label?: string;
  readonly count?: number;
}

/**
 * Figure 1 of the site: slats that are dense at the knot and spread out on the right. A wave passes through
 * them when the figure comes into view, and again when the pointer enters; never with `prefers-reduced-motion`. Its parent sets the height.
 */
export function HeroBowtie({ label, count = 60 }: HeroBowtieProps): ReactElement {
  const root = useWave();
  const slats = bowtieSlats({ width: WIDTH, height: HEIGHT, count });
  return (
    <Root
      ref={root}
      viewBox={`0 ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g>{slatLines(slats.left)}</g>
      <g>{slatLines(slats.right)}</g>
    </Root>
  );
}
