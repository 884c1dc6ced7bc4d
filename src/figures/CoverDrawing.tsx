import type { ReactElement } from 'react';
import { bowtieSlats, sidesOf } from './bowtie';
import { Figure } from './Figure';
import { type Bar, cells, range } from './geometry';
import { Bars } from './vocabulary';

/** A bowtie, one highlighted cell of a hundred, or answered questions. */
export type Cover = 'bowtie' | 'hundredth' | 'questions';

const WIDTH = 200;
const HEIGHT = 150;

const slats = sidesOf(bowtieSlats({ width: WIDTH, height: HEIGHT, count: 22 }));

const hundred = cells(10, 10, { x: 0, y: 0, width: 17.3, height: 12.3 }, [20.3, 15.3]);

const LINE = 25;
/** Lengths of the lines that represent questions. */
const questions = [132, 96, 148, 112, 124, 84].map(
  (width, row): Bar => ({ x: 0, y: row * LINE, width, height: 7 }),
);
const answers = range(questions.length).map(
  (row): Bar => ({ x: WIDTH - 22, y: row * LINE, width: 22, height: 17 }),
);

/** What of a drawing has the color of the section, and the rest. */
const drawings: Readonly<Record<Cover, Readonly<Record<'ink' | 'accent', readonly Bar[]>>>> = {
  bowtie: { ink: slats.left, accent: slats.right },
  hundredth: { ink: hundred.slice(1), accent: hundred.slice(0, 1) },
  questions: { ink: questions, accent: answers },
};

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

/** The drawing on the cover of a paper. */
export function CoverDrawing({ cover }: { readonly cover: Cover }): ReactElement {
  const { ink, accent } = drawings[cover];
  return (
    <Figure viewBox={`0 0 ${WIDTH} ${HEIGHT}`} stretch>
      <Bars bars={ink} variant="ink" />
      <Bars bars={accent} variant="accent" />
    </Figure>
  );
}
