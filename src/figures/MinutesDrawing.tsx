import type { ReactElement } from 'react';
import { Bars } from './Bars';
import { Figure } from './Figure';
import { type Bar, range } from './geometry';

const WIDTH = 200;

/** Minutes of the longest recording. */
const HOUR = 60;
const TICK = WIDTH / HOUR;

/** A ruler of one hour: each minute of a recording is a tick, and each fifth is taller. */
export function MinutesDrawing({ minutes }: { readonly minutes: number }): ReactElement {
  const ticks = range(HOUR).map((minute): Bar => {
    const height = minute % 5 === 0 ? 40 : 24;
    return { x: minute * TICK, y: 40 - height, width: TICK / 2, height };
  });
  return (
    <Figure viewBox={`0 0 ${WIDTH} 40`} stretch>
      <Bars bars={ticks.slice(0, minutes)} variant="accent" />
      <Bars bars={ticks.slice(minutes)} variant="mute" />
    </Figure>
  );
}
