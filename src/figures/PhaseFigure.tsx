import type { ReactElement } from 'react';
import { bowtieSlats, rangeOfPhases, splitByRange } from './bowtie';
import { Figure, SCHEMATIC_SIZE } from './Figure';
import { Bars } from './vocabulary';

const slats = bowtieSlats({ width: 216, height: 116, count: 40 });

/** The whole bowtie with the fifth of one phase highlighted. `phase` is its position, from 0. */
export function PhaseFigure({ phase }: { readonly phase: number }): ReactElement {
  const { lit, rest } = splitByRange(slats, rangeOfPhases(phase));
  return (
    <Figure viewBox={`1 -10 ${SCHEMATIC_SIZE.width} ${SCHEMATIC_SIZE.height}`}>
      <Bars bars={rest} variant="mute" />
      <Bars bars={lit} variant="accent" />
    </Figure>
  );
}
