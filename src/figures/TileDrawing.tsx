import type { ReactElement } from 'react';
import { Figure } from './Figure';
import { type Bar, cells, type Dot, range } from './geometry';
import { Bars, Circle, Dots, Rect } from './vocabulary';

/** Bars of these heights on one line. */
const columnsOn = (base: number, heights: readonly number[], x: number, width: number, step: number) =>
  heights.map((height, index): Bar => ({ x: x + index * step, y: base - height, width, height }));

/** The line on which bars are. */
const ground: readonly Bar[] = [{ x: 14, y: 124, width: 212, height: 4 }];

/** Stripes of these lengths, one below the other. */
const stripesAt = (x: number, top: number, lengths: readonly number[], height = 8, step = 14) =>
  lengths.map((width, index): Bar => ({ x, y: top + index * step, width, height }));

/** Width of a thin slat, and the distance to the next one. */
const SLAT = 5;
const PITCH = 8;

/** A disc of slats. */
function disc(centerX: number, centerY: number, radius: number): Bar[] {
  const count = Math.floor((2 * radius) / PITCH);
  return range(count).map((index) => {
    const along = (index - (count - 1) / 2) * PITCH;
    const half = Math.sqrt(radius ** 2 - along ** 2);
    return { x: centerX + along - SLAT / 2, y: centerY - half, width: SLAT, height: 2 * half };
  });
}

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
      <Bars bars={ground} variant="ink" />
    </>
  );
}

/** A list with marked lines. */
function Checklist(): ReactElement {
  const marks = pick(cells(1, 5, { x: 16, y: 12, width: 16, height: 16 }, [0, 25]), [0, 1, 3]);
  return (
    <>
      <Bars bars={marks.others} variant="mute" />
      <Bars bars={marks.chosen} variant="accent" />
      <Bars bars={stripesAt(44, 15, [148, 176, 120, 160, 98], 10, 25)} variant="ink" />
    </>
  );
}

/** Four amounts, each below its limit. */
function Limits(): ReactElement {
  const { chosen, others } = pick(stripesAt(16, 14, [150, 96, 176, 62], 18, 31), [2]);
  const limits = [172, 128, 208, 92].map((x, row): Bar => ({ x, y: 9 + row * 31, width: 4, height: 28 }));
  return (
    <>
      <Bars bars={others} variant="ink" />
      <Bars bars={chosen} variant="accent" />
      <Bars bars={limits} variant="ink" />
    </>
  );
}

/** A group that changes, beside one that does not. */
function Comparison(): ReactElement {
  return (
    <>
      <Bars bars={columnsOn(124, [24, 28, 26, 30, 27], 16, 14, 20)} variant="mute" />
      <Bars bars={columnsOn(124, [30, 46, 68, 88, 112], 126, 14, 20)} variant="accent" />
      <Bars bars={ground} variant="ink" />
    </>
  );
}

/** A question and its answer. */
function Conversation(): ReactElement {
  const answer = stripesAt(0, 72, [118, 118, 118, 92, 24]).map((stripe) => ({
    ...stripe,
    x: 224 - stripe.width,
  }));
  return (
    <>
      <Bars bars={stripesAt(16, 8, [118, 118, 118, 92, 24])} variant="ink" />
      <Bars bars={answer} variant="accent" />
    </>
  );
}

/** Three steps: done, missing, next. */
function NextStep(): ReactElement {
  return (
    <>
      <Bars bars={disc(46, 70, 32)} variant="ink" />
      <Bars bars={disc(120, 70, 32)} variant="mute" />
      <Bars bars={disc(194, 70, 32)} variant="accent" />
    </>
  );
}

/** Things that advance, wait or leave. */
function Sorting(): ReactElement {
  const row = (count: number, x: number, y: number) =>
    cells(count, 1, { x, y, width: 30, height: 30 }, [38, 0]);
  return (
    <>
      <Bars bars={row(3, 118, 12)} variant="accent" />
      <Bars bars={row(4, 46, 55)} variant="ink" />
      <Bars bars={row(2, 16, 98)} variant="mute" />
    </>
  );
}

/** Steps up to a first result. */
function Staircase(): ReactElement {
  const { chosen, others } = pick(columnsOn(126, [18, 36, 60, 86, 114], 16, 36, 43), [4]);
  return (
    <>
      <Bars bars={others} variant="ink" />
      <Bars bars={chosen} variant="accent" />
    </>
  );
}

/** Dates at equal distances, the last one marked. */
function Milestones(): ReactElement {
  const dates = range(4).map((index) => disc(40 + index * 53.5, 58, 24));
  const days = range(20).map((day): Bar => ({ x: 16 + day * 10.8, y: 104, width: 3, height: 18 }));
  return (
    <>
      <Bars bars={dates.slice(0, -1).flat()} variant="ink" />
      <Bars bars={dates.slice(-1).flat()} variant="accent" />
      <Bars bars={days} variant="ink" />
    </>
  );
}

/** The days until a date, and the first one on which its risk is known. */
function Countdown(): ReactElement {
  const days = columnsOn(
    124,
    range(20).map((day) => 108 - day * 4.6),
    16,
    6,
    10,
  );
  return (
    <>
      <Bars bars={days.slice(0, 7)} variant="mute" />
      <Bars bars={days.slice(7)} variant="accent" />
      <Rect x={216} y={14} width={8} height={110} variant="ink" />
      <Bars bars={ground} variant="ink" />
    </>
  );
}

/** Two sets, and what they share. */
function Overlap(): ReactElement {
  const [first, second] = [disc(88, 70, 60), disc(88 + 8 * PITCH, 70, 60)];
  const shared = first.flatMap((slat) =>
    second.filter(({ x }) => x === slat.x).map((other) => (other.height < slat.height ? other : slat)),
  );
  return (
    <>
      <Bars bars={first} variant="ink" />
      <Bars bars={second} variant="mute" />
      <Bars bars={shared} variant="accent" />
    </>
  );
}

/** A whole, and two ways to divide it. */
function Shares(): ReactElement {
  return (
    <>
      <Bars bars={stripesAt(16, 14, [208, 208, 208], 30, 41)} variant="mute" />
      <Bars bars={stripesAt(16, 14, [208, 138, 102], 30, 41)} variant="ink" />
      <Bars bars={stripesAt(16, 55, [138], 30)} variant="accent" />
    </>
  );
}

/** Two sources that become one record. */
function Merge(): ReactElement {
  return (
    <>
      <Bars bars={disc(46, 36, 28)} variant="ink" />
      <Bars bars={disc(46, 104, 28)} variant="mute" />
      <Bars bars={disc(162, 70, 60)} variant="accent" />
    </>
  );
}

/** A report with one sentence that decides. */
function Report(): ReactElement {
  return (
    <>
      <Bars bars={stripesAt(60, 10, [128, 110, 128, 0, 120, 128, 96, 128, 70])} variant="ink" />
      <Bars bars={stripesAt(16, 50, [208], 12)} variant="accent" />
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
    (tick): Bar => ({ x: 16 + tick * 20.5, y: 8, width: 3, height: tick % 5 === 0 ? 20 : 12 }),
  );
  const { chosen, others } = pick(stripesAt(16, 40, [146, 104, 188], 24, 32), [1]);
  return (
    <>
      <Bars bars={[...scale, ...others]} variant="ink" />
      <Bars bars={chosen} variant="accent" />
    </>
  );
}

/** Five pairs: a second person at each date. */
function Pairs(): ReactElement {
  const weeks = range(5).map((week) => 36 + week * 42);
  return (
    <>
      <Bars bars={weeks.flatMap((x) => disc(x, 94, 20))} variant="ink" />
      <Bars bars={weeks.flatMap((x) => disc(x, 44, 20))} variant="accent" />
    </>
  );
}

/** Three teams and the person who leads them. */
function Teams(): ReactElement {
  const team = cells(6, 1, { x: 16, y: 84, width: SLAT, height: 44 }, [PITCH, 0]);
  return (
    <>
      <Bars bars={disc(120, 40, 32)} variant="accent" />
      <Bars
        bars={range(3).flatMap((index) => team.map((slat) => ({ ...slat, x: slat.x + index * 82 })))}
        variant="ink"
      />
    </>
  );
}

/** A screen with one task. */
function Screen(): ReactElement {
  return (
    <>
      <Rect x={16} y={10} width={208} height={16} variant="ink" />
      <Bars bars={stripesAt(16, 42, [84, 60, 84], 12, 24)} variant="mute" />
      <Bars bars={cells(12, 1, { x: 128, y: 42, width: SLAT, height: 86 }, [PITCH, 0])} variant="accent" />
    </>
  );
}

export const tileDrawings = {
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

export type TileDrawingName = keyof typeof tileDrawings;

/** Cuts the drawings at both sides, with the proportions of a schematic. */
const VIEW_BOX = '18 4 204 130';

/** A drawing for a tile that it fills, in 240 by 140 units as the schematics: what a client receives, work or a strength. */
export function TileDrawing({ name }: { readonly name: TileDrawingName }): ReactElement {
  const Drawing = tileDrawings[name];
  return (
    <Figure viewBox={VIEW_BOX}>
      <Drawing />
    </Figure>
  );
}
