import type { ReactElement } from 'react';
import { Figure } from './Figure';
import { cells } from './geometry';
import { Bars } from './vocabulary';

/** Width of a stripe, as a share of the distance to the next one. */
const WIDTH = 0.6;

interface StripesProps {
  readonly count: number;
  /** Indices of the highlighted stripes: the first one, and the one after the last. */
  readonly part: readonly [from: number, to: number];
}

/** A whole in equal parts, some of them highlighted: weeks of a year, percents of a company. It fills its box. */
export function Stripes({ count, part }: StripesProps): ReactElement {
  const stripes = cells(count, 1, { x: 0, y: 0, width: WIDTH, height: 1 }, [1, 0]);
  return (
    <Figure viewBox={`0 0 ${count - 1 + WIDTH} 1`} stretch>
      <Bars bars={stripes} variant="mute" />
      <Bars bars={stripes.slice(...part)} variant="accent" />
    </Figure>
  );
}
