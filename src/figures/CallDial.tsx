import type { ReactElement } from 'react';
import { Figure } from './Figure';
import { type Point, round } from './geometry';

const HOUR = 60;
const CENTER = 50;
const RADIUS = 37;
const LENGTH = 26;

/** Where a minute is on the dial. */
function positionOf(minute: number): Point {
  const angle = (minute / HOUR) * 2 * Math.PI;
  return [round(CENTER + RADIUS * Math.sin(angle)), round(CENTER - RADIUS * Math.cos(angle))];
}

interface MinutesProps {
  readonly from: number;
  readonly to: number;
  readonly variant: 'accentBand' | 'muteBand';
}

/** An arc of the dial with a slat for each of its minutes. */
function Minutes({ from, to, variant }: MinutesProps): ReactElement {
  const isLarge = to - from > HOUR / 2 ? 1 : 0;
  return (
    <path
      className={`f-${variant}`}
      d={`M${positionOf(from)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${positionOf(to)}`}
      pathLength={to - from}
      strokeDasharray=".5"
      strokeDashoffset={-0.25}
      strokeWidth={LENGTH}
    />
  );
}

/** An hour as a dial, with the minutes of a call in color. */
export function CallDial({ minutes }: { readonly minutes: number }): ReactElement {
  return (
    <Figure viewBox="0 0 100 100">
      <Minutes from={0} to={minutes} variant="accentBand" />
      <Minutes from={minutes} to={HOUR} variant="muteBand" />
    </Figure>
  );
}
