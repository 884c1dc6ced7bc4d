import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { bow, splitLit } from './bowtie';
import type { FigureOptions } from './Figure';
import { Figure, FigureRoot, rootAttributes, SCHEMATIC_VIEW_BOX } from './Figure';
import type { Bar } from './geometry';
import { range } from './geometry';
import { Bars } from './vocabulary';

/** The five phases, in order: strategy, planning, execution, scaling, expansion. */
export type Phase = 0 | 1 | 2 | 3 | 4;
export const phasesInOrder: readonly Phase[] = [0, 1, 2, 3, 4];

const PHASES = 5;

interface PhaseFigureProps extends FigureOptions {
  readonly phase: Phase;
}

/** The whole bowtie with the fifth of one phase highlighted. */
export function PhaseFigure({ phase, ...options }: PhaseFigureProps): ReactElement {
  const width = 240;
  const height = 140;
  const margin = 12;
  const slats = 40;
  const centre = height / 2;
  const bars = range(slats).map((slat): Bar & { lit: boolean } => {
    const t = (slat + 0.5) / slats;
    const lit = Math.floor(t * PHASES) === phase;
    const half = bow(t, { knot: 0.5, left: 0.94 }) * (centre - margin);
    return {
      x: margin + t * (width - 2 * margin) - 1.4,
      y: centre - half,
      width: lit ? 3.4 : 1.4,
      height: half * 2,
      lit,
    };
  });
  const { lit, rest } = splitLit(bars);
  return (
    <Figure viewBox={SCHEMATIC_VIEW_BOX} {...options}>
      <Bars bars={rest} variant="mute" />
      <Bars bars={lit} variant="accent" />
    </Figure>
  );
}

const SliceRoot = styled(FigureRoot, { height: 'clamp(6rem, 24vw, 22rem)' });

interface PhaseSliceProps {
  readonly phase: Phase;
  readonly className?: string | undefined;
}

/** One fifth of the bowtie. Five of them side by side form the whole, so each stretches to its column. */
export function PhaseSlice({ phase, className }: PhaseSliceProps): ReactElement {
  const length = 260;
  const breadth = 200;
  const slats = 13;
  const knot = 0.5;
  const pitch = length / slats;
  const bars = range(slats).map((slat): Bar & { lit: boolean } => {
    const t = (phase + (slat + 0.5) / slats) / PHASES;
    const half = bow(t, { knot, waist: 0.07, left: 0.94 }) * (breadth / 2);
    const thickness = pitch * (0.22 + 0.42 * Math.abs(t - knot) * 2);
    const x = (slat + 0.5) * pitch - thickness / 2;
    return { x, y: breadth / 2 - half, width: thickness, height: half * 2, lit: t > knot };
  });
  const { lit, rest } = splitLit(bars);
  return (
    <SliceRoot {...rootAttributes({ viewBox: `0 0 ${length} ${breadth}`, stretch: true, className })}>
      <Bars bars={rest} variant="ink" />
      <Bars bars={lit} variant="accent" />
    </SliceRoot>
  );
}
