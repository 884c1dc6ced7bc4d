import type { ReactElement } from 'react';
import { Figure, SCHEMATIC_VIEW_BOX } from './Figure';
import { type Bar, cells, type Dot, horizontal, range, type Segment } from './geometry';
import { Bars, Circle, Dots, Head, Line, Lines, Path, Rect, Wire } from './vocabulary';

/** Bars of these heights on one line. */
const columnsOn = (base: number, heights: readonly number[], x: number, width: number, step: number) =>
  heights.map((height, index): Bar => ({ x: x + index * step, y: base - height, width, height }));

const pick = <T,>(items: readonly T[], chosen: readonly number[]) => ({
  chosen: items.filter((_, index) => chosen.includes(index)),
  others: items.filter((_, index) => !chosen.includes(index)),
});

/** Many alike, and one that differs. */
function Standout(): ReactElement {
  const others = range(45).map(
    (index): Dot => ({ x: 24 + (index % 9) * 24, y: 22 + Math.floor(index / 9) * 24, radius: 5 }),
  );
  return (
    <>
      <Dots dots={others.filter((_, index) => index !== 15)} variant="ink" />
      <Circle x={168} y={46} radius={15} variant="accent" />
    </>
  );
}

/** The days of four weeks, some of them marked. */
function Days(): ReactElement {
  const days = pick(cells(7, 4, { x: 16, y: 10, width: 24, height: 24 }, [30.5, 32]), [3, 9, 17, 23, 26]);
  return (
    <>
      <Bars bars={days.others} variant="mute" />
      <Bars bars={days.chosen} variant="accent" />
    </>
  );
}

/** Documents on a shelf, one of them taken out. */
function Shelf(): ReactElement {
  const books = columnsOn(124, [88, 102, 76, 96, 84, 104, 70, 92, 86], 18, 15, 23);
  const { chosen, others } = pick(books, [5]);
  return (
    <>
      <Bars bars={others} variant="ink" />
      <Bars bars={chosen.map((book) => ({ ...book, y: book.y - 14 }))} variant="accent" />
      <Line from={[14, 126]} to={[226, 126]} />
    </>
  );
}

/** A list with marked lines. */
function Checklist(): ReactElement {
  const marks = pick(cells(1, 5, { x: 16, y: 12, width: 16, height: 16 }, [0, 25]), [0, 1, 3]);
  const lines = [148, 176, 120, 160, 98].map((length, row) => horizontal(20 + row * 25, 46, 46 + length));
  return (
    <>
      <Bars bars={marks.others} variant="sheet" />
      <Bars bars={marks.chosen} variant="accent" />
      <Lines segments={lines} />
    </>
  );
}

/** Four amounts, each below its limit. */
function Limits(): ReactElement {
  const spent = [150, 96, 176, 62].map((width, row): Bar => ({ x: 16, y: 14 + row * 31, width, height: 18 }));
  const { chosen, others } = pick(spent, [2]);
  const limits = [172, 128, 208, 92].map(
    (x, row): Segment => [
      [x, 9 + row * 31],
      [x, 37 + row * 31],
    ],
  );
  return (
    <>
      <Bars bars={others} variant="ink" />
      <Bars bars={chosen} variant="accent" />
      <Lines segments={limits} />
    </>
  );
}

/** A group that changes, beside one that does not. */
function Comparison(): ReactElement {
  return (
    <>
      <Bars bars={columnsOn(126, [24, 28, 26, 30, 27], 16, 14, 20)} variant="mute" />
      <Bars bars={columnsOn(126, [30, 46, 68, 88, 112], 126, 14, 20)} variant="accent" />
      <Line from={[14, 127]} to={[226, 127]} />
      <Line from={[16, 94]} to={[220, 94]} variant="dotted" />
    </>
  );
}

/** A question and its answer. */
function Conversation(): ReactElement {
  return (
    <>
      <Path d="M16 12h118v56H54l-18 16V68H16z" variant="sheet" />
      <Lines segments={[horizontal(32, 32, 118), horizontal(48, 32, 92)]} />
      <Path d="M106 58h118v56h-20v16l-18-16h-80z" variant="accent" />
      <Lines segments={[horizontal(78, 122, 208), horizontal(94, 122, 176)]} variant="paperBold" />
    </>
  );
}

/** Three steps: done, missing, next. */
function NextStep(): ReactElement {
  return (
    <>
      <Line from={[44, 70]} to={[98, 70]} />
      <Wire from={[142, 70]} toX={178} />
      <Circle x={34} y={70} radius={20} variant="ink" />
      <Circle x={120} y={70} radius={20} variant="sheet" />
      <Path d="M120 62v16m-8-8h16" />
      <Circle x={202} y={70} radius={22} variant="accent" />
    </>
  );
}

/** Things that advance, wait or leave. */
function Sorting(): ReactElement {
  return (
    <>
      <Bars bars={cells(3, 1, { x: 16, y: 14, width: 30, height: 26 }, [38, 0])} variant="accent" />
      <Wire from={[136, 27]} toX={222} />
      <Bars bars={cells(4, 1, { x: 16, y: 57, width: 30, height: 26 }, [38, 0])} variant="ink" />
      <Bars bars={cells(2, 1, { x: 16, y: 100, width: 30, height: 26 }, [38, 0])} variant="mute" />
      <Line from={[98, 113]} to={[222, 113]} variant="dotted" />
    </>
  );
}

/** Steps up to a first result. */
function Staircase(): ReactElement {
  const steps = columnsOn(126, [18, 36, 56, 78, 102], 16, 36, 42);
  const { chosen, others } = pick(steps, [4]);
  return (
    <>
      <Bars bars={others} variant="ink" />
      <Bars bars={chosen} variant="accent" />
      <Circle x={202} y={13} radius={7} variant="sheet" />
    </>
  );
}

/** Dates at equal distances, the last one marked. */
function Milestones(): ReactElement {
  const reviews = range(4).map((index) => ({ x: 34 + index * 57, y: 70, radius: 19 }));
  const { chosen, others } = pick(reviews, [3]);
  const days = range(20).map(
    (day): Segment => [
      [17 + day * 10.9, 104],
      [17 + day * 10.9, 112],
    ],
  );
  return (
    <>
      <Line from={[14, 70]} to={[226, 70]} />
      <Dots dots={others} variant="ink" />
      <Dots dots={chosen} variant="accent" />
      <Lines segments={days} />
    </>
  );
}

/** The days until a date, and the first one on which its risk is known. */
function Countdown(): ReactElement {
  const days = columnsOn(
    118,
    range(20).map((day) => 96 - day * 4),
    16,
    6,
    10,
  );
  return (
    <>
      <Bars bars={days.slice(0, 7)} variant="mute" />
      <Bars bars={days.slice(7)} variant="accent" />
      <Head tip={[89, 24]} direction="up" size={10} />
      <Line from={[89, 34]} to={[89, 46]} />
      <Rect x={216} y={14} width={8} height={104} variant="ink" />
      <Line from={[14, 119]} to={[226, 119]} />
    </>
  );
}

/** Two sets, and what they share. */
function Overlap(): ReactElement {
  return (
    <>
      <Path d="M120 24a60 60 0 0 1 0 92 60 60 0 0 1 0-92z" variant="accent" />
      <Circle x={82} y={70} radius={60} />
      <Circle x={158} y={70} radius={60} />
    </>
  );
}

/** A whole, and two ways to divide it. */
function Shares(): ReactElement {
  const parts = [
    { x: 16, y: 14, width: 208, height: 28 },
    { x: 16, y: 56, width: 138, height: 28 },
    { x: 16, y: 98, width: 138, height: 28 },
  ];
  return (
    <>
      <Bars bars={parts.slice(0, 1)} variant="ink" />
      <Bars bars={parts.slice(1, 2)} variant="accent" />
      <Rect x={154} y={56} width={70} height={28} variant="sheet" />
      <Bars bars={parts.slice(2).map((part) => ({ ...part, width: 102 }))} variant="mute" />
      <Rect x={118} y={98} width={106} height={28} variant="sheet" />
    </>
  );
}

/** Two sources that become one record. */
function Merge(): ReactElement {
  return (
    <>
      <Circle x={36} y={34} radius={20} variant="ink" />
      <Circle x={36} y={106} radius={20} variant="sheet" />
      <Path d="M56 34h54v24M56 106h54V82" />
      <Wire from={[110, 70]} toX={148} />
      <Rect x={150} y={36} width={74} height={68} variant="accent" />
      <Lines
        segments={[horizontal(58, 166, 208), horizontal(70, 166, 208), horizontal(82, 166, 192)]}
        variant="paperBold"
      />
    </>
  );
}

/** A report with one sentence that decides. */
function Report(): ReactElement {
  return (
    <>
      <Rect x={64} y={10} width={96} height={118} variant="sheet" />
      <Rect x={80} y={4} width={96} height={118} variant="sheet" />
      <Lines segments={[24, 38, 80, 94, 108].map((y) => horizontal(y, 92, y === 108 ? 136 : 162))} />
      <Rect x={80} y={50} width={96} height={18} variant="accent" />
    </>
  );
}

/** One hundred days. */
function Hundred(): ReactElement {
  const days = cells(20, 5, { x: 16, y: 16, width: 7.5, height: 17 }, [10.5, 23]);
  return (
    <>
      <Bars bars={days.slice(0, -1)} variant="ink" />
      <Bars bars={days.slice(-1)} variant="accent" />
    </>
  );
}

/** Three amounts, measured with the same scale. */
function Scale(): ReactElement {
  const scale = range(11).map(
    (tick): Segment => [
      [16 + tick * 20.8, 10],
      [16 + tick * 20.8, tick % 5 === 0 ? 26 : 19],
    ],
  );
  return (
    <>
      <Lines segments={scale} />
      <Bars bars={[{ x: 16, y: 38, width: 146, height: 22 }]} variant="ink" />
      <Bars bars={[{ x: 16, y: 70, width: 104, height: 22 }]} variant="accent" />
      <Bars bars={[{ x: 16, y: 102, width: 188, height: 22 }]} variant="ink" />
    </>
  );
}

/** Five pairs: a second person at each date. */
function Pairs(): ReactElement {
  const weeks = range(5).map((week) => ({ x: 36 + week * 42, y: 92, radius: 15 }));
  return (
    <>
      <Dots dots={weeks} variant="ink" />
      <Dots dots={weeks.map((week) => ({ ...week, y: 48, radius: 9 }))} variant="accent" />
      <Lines
        segments={weeks.map(
          ({ x }): Segment => [
            [x, 57],
            [x, 77],
          ],
        )}
      />
    </>
  );
}

/** Three teams and the person who leads them. */
function Teams(): ReactElement {
  return (
    <>
      <Path d="M120 40v28M40 86V68h160v18" />
      <Circle x={120} y={26} radius={18} variant="accent" />
      <Bars bars={cells(3, 1, { x: 16, y: 86, width: 48, height: 42 }, [80, 0])} variant="ink" />
    </>
  );
}

/** A screen with one task. */
function Screen(): ReactElement {
  return (
    <>
      <Rect x={30} y={10} width={180} height={120} variant="sheet" />
      <Line from={[30, 30]} to={[210, 30]} />
      <Bars bars={cells(1, 3, { x: 46, y: 46, width: 64, height: 14 }, [0, 25])} variant="mute" />
      <Rect x={130} y={88} width={64} height={26} variant="accent" />
    </>
  );
}

export const deliverables = {
  standout: Standout,
  days: Days,
  shelf: Shelf,
  checklist: Checklist,
  limits: Limits,
  comparison: Comparison,
  conversation: Conversation,
  nextStep: NextStep,
  sorting: Sorting,
  staircase: Staircase,
  milestones: Milestones,
  countdown: Countdown,
  overlap: Overlap,
  shares: Shares,
  merge: Merge,
  report: Report,
  hundred: Hundred,
  scale: Scale,
  pairs: Pairs,
  teams: Teams,
  screen: Screen,
} as const;

export type Deliverable = keyof typeof deliverables;

/** The drawing of something that a client receives, in 240 by 140 units as the schematics. */
export function DeliverableFigure({ name }: { readonly name: Deliverable }): ReactElement {
  const Drawing = deliverables[name];
  return (
    <Figure viewBox={SCHEMATIC_VIEW_BOX}>
      <Drawing />
    </Figure>
  );
}
