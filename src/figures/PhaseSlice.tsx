import type { ReactElement } from 'react';
import { bow, PHASES } from './bowtie';
import { Figure } from './Figure';
import { type Bar, range } from './geometry';
import { Slats } from './vocabulary';

/** Size in SVG user units. The drawing is stretched to its box. */
const SIZE = { width: 480, height: 240 };
const SLATS = 8;
const SLAT_WIDTH = 25;

/** A phase's fifth of the bowtie. `phase` is its position, from 0. */
export function PhaseSlice({ phase }: { readonly phase: number }): ReactElement {
  const pitch = SIZE.width / SLATS;
  const heightAt = (share: number) => bow((phase + share) / PHASES);
  const scale = SIZE.height / Math.max(heightAt(0), heightAt(1));
  const slats = range(SLATS).map((slat): Bar => {
    /* `Slats` draws the middle of a bar. */
    const half = Math.round((heightAt((slat + 0.5) / SLATS) * scale) / 2);
    return { x: (slat + 0.5) * pitch, y: SIZE.height / 2 - half, width: 0, height: 2 * half };
  });
  return (
    <Figure viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} stretch>
      <Slats bars={slats} weight={SLAT_WIDTH} variant="accentBand" />
    </Figure>
  );
}
