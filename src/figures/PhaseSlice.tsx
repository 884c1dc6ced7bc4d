import type { ReactElement } from 'react';
import { bow, PHASES } from './bowtie';
import { Figure } from './Figure';
import { type Bar, range } from './geometry';
import { Bars } from './vocabulary';

/** Size in SVG user units. The drawing is stretched to its box. */
const SIZE = { width: 480, height: 240 };
const SLATS = 8;
/** Width of a slat, as a share of the distance to the next one. */
const SHARE = 0.42;

interface PhaseSliceProps {
  /** Its position, from 0. */
  readonly phase: number;
  /** Index of this slice among those of the phase, from 0. */
  readonly index: number;
  readonly count: number;
}

/** One of several slices of a phase's fifth of the bowtie, as high as the drawing. Side by side they form the whole fifth. */
export function PhaseSlice({ phase, index, count }: PhaseSliceProps): ReactElement {
  const pitch = SIZE.width / SLATS;
  const heightAt = (share: number) => bow((phase + share) / PHASES);
  const scale = SIZE.height / Math.max(heightAt(0), heightAt(1));
  const slats = range(SLATS).map((slat): Bar => {
    const middle = (slat + 0.5) / SLATS;
    const height = Math.round(heightAt((index + middle) / count) * scale);
    return {
      x: (slat + 0.5 - SHARE / 2) * pitch,
      y: (SIZE.height - height) / 2,
      width: SHARE * pitch,
      height,
    };
  });
  return (
    <Figure viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} stretch>
      <Bars bars={slats} variant="accent" />
    </Figure>
  );
}
