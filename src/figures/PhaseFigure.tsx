import type { ReactElement } from 'react';
import { bowtieSlats, rangeOfPhases, splitByRange } from './bowtie';
import { Figure, SCHEMATIC_VIEW_BOX } from './Figure';
import { Bars } from './vocabulary';

interface PhaseFigureProps {
  /** Its position, from 0: strategy, planning, execution, scaling, expansion. */
  readonly phase: number;
}

const MARGIN = 12;
const slats = bowtieSlats({ width: 216, height: 116, count: 40 }).map((slat) => ({
  ...slat,
  x: slat.x + MARGIN,
  y: slat.y + MARGIN,
}));

/** The whole bowtie with the fifth of one phase highlighted. */
export function PhaseFigure({ phase }: PhaseFigureProps): ReactElement {
  const { lit, rest } = splitByRange(slats, rangeOfPhases(phase));
  return (
    <Figure viewBox={SCHEMATIC_VIEW_BOX}>
      <Bars bars={rest} variant="mute" />
      <Bars bars={lit} variant="accent" />
    </Figure>
  );
}
