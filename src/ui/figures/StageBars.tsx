import type { ReactElement } from 'react';
import { styled } from '../../theme/stitches.config';
import { splitLit } from './bowtie';
import { FigureRoot, rootAttributes } from './Figure';
import type { Bar } from './geometry';
import { range } from './geometry';
import { Bars } from './vocabulary';

const StageRoot = styled(FigureRoot, {
  '--fig-accent': 'var(--colors-action)',
  '--fig-mute': 'color-mix(in srgb, var(--colors-mute) 62%, var(--colors-paper))',
  variants: {
    part: {
      fee: { height: 'clamp(5.5rem, 10vw, 9.5rem)' },
      equity: { height: 'clamp(3.25rem, 5.5vw, 5rem)' },
    },
  },
});

/** The value at a fractional position between the listed ones, held level beyond both ends. */
function interpolate(values: readonly number[], position: number): number {
  const last = values.length - 1;
  const held = Math.min(Math.max(position, 0), last);
  const before = Math.floor(held);
  const lower = values[before] ?? 0;
  const upper = values[Math.min(last, before + 1)] ?? lower;
  return lower + (upper - lower) * (held - before);
}

interface StageBarsProps {
  /** Index of the selected stage; its bars are lit. */
  readonly stage: number;
  /** Fee bars stand on the slider's track, equity bars hang below it. */
  readonly part: 'fee' | 'equity';
  /** One factor per stage, in the order of the stages. The largest one fills the height. */
  readonly factors: readonly number[];
  readonly className?: string | undefined;
}

/** Cash and equity trade places: 48 bars that follow the factor from stage to stage. */
export function StageBars({ stage, part, factors, className }: StageBarsProps): ReactElement {
  const width = 640;
  const height = 100;
  const count = 48;
  const pitch = width / count;
  const largest = Math.max(...factors);
  const bars = range(count).map((index): Bar & { lit: boolean } => {
    const position = ((index + 0.5) / count) * factors.length;
    const barHeight = (interpolate(factors, position - 0.5) / largest) * height;
    const lit = Math.floor(position) === stage;
    const barWidth = pitch * (lit ? 0.46 : 0.3);
    return {
      x: (index + 0.5) * pitch - barWidth / 2,
      y: part === 'fee' ? height - barHeight : 0,
      width: barWidth,
      height: barHeight,
      lit,
    };
  });
  const { lit, rest } = splitLit(bars);
  return (
    <StageRoot
      part={part}
      {...rootAttributes({ viewBox: `0 0 ${width} ${height}`, stretch: true, className })}
    >
      <Bars bars={rest} look="mute" />
      <Bars bars={lit} look={part === 'fee' ? 'accent' : 'ink'} />
    </StageRoot>
  );
}
