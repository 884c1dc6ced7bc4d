import { createElement, Fragment, type ReactElement } from 'react';
import { Figure } from './Figure';
import { type Bar, cells, range } from './geometry';
import { Bars, Rect } from './vocabulary';

/** A drawing of these parts, the first one at the bottom. */
const layers = (...parts: readonly ReactElement[]) => createElement(Fragment, null, ...parts);

const ink = (bars: readonly Bar[]) => <Bars bars={bars} variant="ink" />;
const mute = (bars: readonly Bar[]) => <Bars bars={bars} variant="mute" />;
const accent = (bars: readonly Bar[]) => <Bars bars={bars} variant="accent" />;

/** Bars of which some have the accent. */
const accented = (bars: readonly Bar[], chosen: readonly number[], others = ink) =>
  layers(
    others(bars.filter((_, index) => !chosen.includes(index))),
    accent(bars.filter((_, index) => chosen.includes(index))),
  );

/** Bars of these heights on one line. */
const columnsOn = (base: number, heights: readonly number[], x: number, width: number, step: number) =>
  heights.map((height, index): Bar => ({ x: x + index * step, y: base - height, width, height }));

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

/** Squares in a row. */
const squares = (count: number, x: number, y: number) =>
  cells(count, 1, { x, y, width: 30, height: 30 }, [38, 0]);

/** The lines of a question or an answer. */
const LINES = [118, 118, 118, 92, 24];

/** Two discs whose slats are at the same places where they overlap. */
const [first, second] = [disc(88, 70, 60), disc(88 + 8 * PITCH, 70, 60)];
const shared = first.flatMap((slat) =>
  second.filter(({ x }) => x === slat.x).map((other) => (other.height < slat.height ? other : slat)),
);

export const tileDrawings = {
  /** A list with marked lines. */
  checklist: layers(
    accented(cells(1, 5, { x: 16, y: 12, width: 16, height: 16 }, [0, 25]), [0, 1, 3], mute),
    ink(stripesAt(44, 15, [148, 176, 120, 160, 98], 10, 25)),
  ),
  /** Four amounts, each below its limit. */
  limits: layers(
    accented(stripesAt(16, 14, [150, 96, 176, 62], 18, 31), [2]),
    ink([172, 128, 208, 92].map((x, row) => ({ x, y: 9 + row * 31, width: 4, height: 28 }))),
  ),
  /** A question and its answer. */
  conversation: layers(
    ink(stripesAt(16, 8, LINES)),
    accent(stripesAt(0, 72, LINES).map((stripe) => ({ ...stripe, x: 224 - stripe.width }))),
  ),
  /** Three steps: done, missing, next. */
  nextStep: layers(ink(disc(46, 70, 32)), mute(disc(120, 70, 32)), accent(disc(194, 70, 32))),
  /** Things that advance, wait or leave. */
  sorting: layers(accent(squares(3, 118, 12)), ink(squares(4, 46, 55)), mute(squares(2, 16, 98))),
  /** Steps up to a first result. */
  staircase: accented(columnsOn(126, [18, 36, 60, 86, 114], 16, 36, 43), [4]),
  /** Two sets, and what they share. */
  overlap: layers(ink(first), mute(second), accent(shared)),
  /** A whole, and two ways to divide it. */
  shares: layers(
    mute(stripesAt(16, 14, [208, 208, 208], 30, 41)),
    ink(stripesAt(16, 14, [208, 138, 102], 30, 41)),
    accent(stripesAt(16, 55, [138], 30)),
  ),
  /** Two sources that become one record. */
  merge: layers(ink(disc(46, 36, 28)), mute(disc(46, 104, 28)), accent(disc(162, 70, 60))),
  /** A report with one sentence that decides. */
  report: layers(
    ink(stripesAt(60, 10, [128, 110, 128, 0, 120, 128, 96, 128, 70])),
    accent(stripesAt(16, 50, [208], 12)),
  ),
  /** One hundred days. */
  hundred: accented(cells(20, 5, { x: 16, y: 16, width: 7.5, height: 17 }, [10.5, 23]), [99]),
  /** Three amounts, measured with the same scale. */
  scale: layers(
    ink([
      ...range(11).map((tick) => ({ x: 16 + tick * 20.5, y: 8, width: 3, height: tick % 5 === 0 ? 20 : 12 })),
      ...stripesAt(16, 40, [146, 188], 24, 64),
    ]),
    accent(stripesAt(16, 72, [104], 24)),
  ),
  /** Five pairs: a second person at each date. */
  pairs: layers(
    ink([36, 78, 120, 162, 204].flatMap((x) => disc(x, 94, 20))),
    accent([36, 78, 120, 162, 204].flatMap((x) => disc(x, 44, 20))),
  ),
  /** A screen with one task. */
  screen: layers(
    <Rect x={16} y={10} width={208} height={16} variant="ink" />,
    mute(stripesAt(16, 42, [84, 60, 84], 12, 24)),
    accent(cells(12, 1, { x: 128, y: 42, width: SLAT, height: 86 }, [PITCH, 0])),
  ),
} as const;

export type TileDrawingName = keyof typeof tileDrawings;

/** Holds every drawing without a margin, with the proportions of a schematic. */
const VIEW_BOX = '16 4 208 132';

/** The drawing of a tile, in 240 by 140 units as the schematics: what a client receives, work or a strength. */
export function TileDrawing({ name }: { readonly name: TileDrawingName }): ReactElement {
  return <Figure viewBox={VIEW_BOX}>{tileDrawings[name]}</Figure>;
}
