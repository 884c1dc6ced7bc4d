import type { Point } from './drawing';
import type { Size } from './textSize';

/** Boxes in rows, in their order. */
export interface Packing extends Size {
  /** For each box, its left and top and the height of its row. */
  readonly places: readonly (Point & { readonly height: number })[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function inRows(rows: readonly (readonly Size[])[], gap: number): Packing {
  const widths = rows.map((row) => sum(row.map(({ width }) => width)) + gap * (row.length - 1));
  let y = 0;
  const places = rows.flatMap((row) => {
    const height = Math.max(...row.map((box) => box.height));
    let x = 0;
    const placed = row.map(({ width }) => {
      const place = { x, y, height };
      x += width + gap;
      return place;
    });
    y += height + gap;
    return placed;
  });
  return { places, width: Math.max(0, ...widths), height: Math.max(0, y - gap) };
}

/** Above this number of boxes, only rows of equal length are tried. */
const MANY = 9;

/** All ways to break boxes into rows without changing their order. */
function breaks(boxes: readonly Size[]): readonly (readonly (readonly Size[])[])[] {
  if (boxes.length > MANY) {
    return Array.from({ length: MANY }, (_, index) => {
      const length = Math.ceil(boxes.length / (index + 1));
      return Array.from({ length: index + 1 }, (__, row) =>
        boxes.slice(row * length, (row + 1) * length),
      ).filter((row) => row.length > 0);
    });
  }
  const [first, ...rest] = boxes;
  if (!first) return [[]];
  if (rest.length === 0) return [[[first]]];
  return breaks(rest).flatMap(([row = [], ...others]) => [
    [[first, ...row], ...others],
    [[first], row, ...others],
  ]);
}

/** All packings in rows of which no other is both narrower and lower. @param gap between the boxes, in px. */
export function packings(boxes: readonly Size[], gap: number): readonly Packing[] {
  return smallest(breaks(boxes).map((rows) => inRows(rows, gap)));
}

/** The items of which no other is as narrow and as low. */
export const smallest = <Item extends Size>(items: readonly Item[]): readonly Item[] =>
  items.filter(
    ({ width, height }, index) =>
      !items.some(
        (other, position) =>
          other.width <= width &&
          other.height <= height &&
          (other.width < width || other.height < height || position < index),
      ),
  );
