import type { ReactElement } from 'react';
import { bow, PHASES } from './bowtie';
import { Figure } from './Figure';
import { type Bar, range } from './geometry';
import { Slats } from './vocabulary';

/** Size in SVG user units. The drawing is stretched to its box. */
const SIZE = { width: 480, height: 240 };
const SLATS = 8;
const SLAT_WIDTH = 25;

interface PhaseSliceProps {
  /** Its position, from 0. */
  readonly phase: number;
  /** Index of this slice among those of the phase, from 0. */
  readonly index?: number;
  readonly count?: number;
}

/** A phase's fifth of the bowtie, or one of `count` slices of it. Side by side, the slices form the fifth. */
export function PhaseSlice({ phase, index = 0, count = 1 }: PhaseSliceProps): ReactElement {
  const pitch = SIZE.width / SLATS;
  const heightAt = (share: number) => bow((phase + share) / PHASES);
  const scale = SIZE.height / Math.max(heightAt(0), heightAt(1));
  const slats = range(SLATS).map((slat): Bar => {
    const middle = (slat + 0.5) / SLATS;
    /* `Slats` draws the middle of a bar. */
    const half = Math.round((heightAt((index + middle) / count) * scale) / 2);
    return { x: (slat + 0.5) * pitch, y: SIZE.height / 2 - half, width: 0, height: 2 * half };
  });
  return (
    <Figure viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} stretch>
      <Slats bars={slats} weight={SLAT_WIDTH} variant="accentBand" />
    </Figure>
  );
}
