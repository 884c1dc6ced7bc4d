import type { ReactElement } from 'react';
import { Bars, Figure } from './Figure';
import { range } from './geometry';

/** Width and height of a stripe, as a share of the distance to the next one. */
const SIZE = 0.65;

interface StripesProps {
  readonly count: number;
  readonly rows?: number;
  /** Indices of the highlighted stripes: the first one, and the one after the last. */
  readonly part: readonly [from: number, to: number];
}

/** A whole in equal parts, some of them highlighted: weeks of a year, percents of a company. It fills its box. */
export function Stripes({ count, rows = 1, part }: StripesProps): ReactElement {
  const stripes = range(count * rows).map((index) => ({
    x: index % count,
    y: Math.floor(index / count),
    width: SIZE,
    height: SIZE,
  }));
  return (
    <Figure viewBox={`0 0 ${count - 1 + SIZE} ${rows - 1 + SIZE}`} stretch>
      <Bars bars={stripes} variant="mute" />
      <Bars bars={stripes.slice(...part)} variant="accent" />
    </Figure>
  );
}
