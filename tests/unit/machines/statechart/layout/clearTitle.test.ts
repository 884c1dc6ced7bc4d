import { describe, expect, test } from 'vitest';
import { clearTitle } from '../../../../../machines/statechart/layout/clearTitle';
import type { Point } from '../../../../../machines/statechart/layout/drawing';

/** The texts end at 90 px from the left and 23 px from the top. */
const title = { width: 100, height: 30 };
const size = { width: 300, height: 200 };
/** The only thing inside. */
const child = { x: 20, y: 60 };

const at = (x: number, y = 0): Point => ({ x, y });
const straight = (x: number) => ({ points: [at(x), at(x, child.y)] });

/** Ends by name, each with its line if it leads inside. */
const clear = (ends: Readonly<Record<string, number>>, lines: readonly { points: readonly Point[] }[]) =>
  clearTitle(
    { lines, ends: new Map(Object.entries(ends).map(([name, x]) => [name, at(x)])), ...size },
    title,
    [child],
  );

describe('lines from above', () => {
  test('beside the title stay where they are', () => {
    const cleared = clear({ beside: 150 }, [straight(150)]);
    expect(cleared).toEqual({
      lines: [straight(150)],
      ends: new Map([['beside', at(150)]]),
      ...size,
      lowered: 0,
    });
  });

  test('over the title lead past it on the right, and back below it', () => {
    const { lines, ends, lowered } = clear({ over: 40 }, [straight(40)]);
    expect(ends).toEqual(new Map([['over', at(97)]]));
    expect(lines).toEqual([{ points: [at(97), at(97, 25), at(40, 25), at(40, 60)] }]);
    expect(lowered).toBe(0);
  });

  test('do so in lanes that do not cross, and make room where there is none', () => {
    const low = { x: 20, y: 36 };
    const { lines, lowered, height } = clearTitle(
      {
        lines: [40, 60].map((x) => ({ points: [at(x), at(x, low.y)] })),
        ends: new Map([40, 60].map((x) => [String(x), at(x)])),
        ...size,
      },
      title,
      [low],
    );
    expect(lowered).toBe(3);
    expect(height).toBe(size.height + 3);
    expect(lines.map(({ points }) => points)).toEqual([
      [at(97), at(97, 25), at(40, 25), at(40, 39)],
      [at(104), at(104, 32), at(60, 32), at(60, 39)],
    ]);
  });

  test('that lead out of the state do so too', () => {
    const points = [at(40, child.y), at(40)];
    expect(clear({ over: 40 }, [{ points }]).lines).toEqual([
      { points: [at(40, 60), at(40, 25), at(97, 25), at(97)] },
    ]);
  });

  test('that end at the state itself stay', () => {
    expect(clear({ own: 40 }, []).ends).toEqual(new Map([['own', at(40)]]));
  });

  test('beside the title give way to those that were over it, and keep their order', () => {
    const { ends, width } = clear({ over: 40, beside: 100, end: 299 }, [40, 100, 299].map(straight));
    expect([...ends.values()].map(({ x }) => x)).toEqual([97, 104, 299]);
    expect(width).toBe(size.width);
  });

  test('widen a state that has no room for them', () => {
    const narrow = { lines: [straight(40)], ends: new Map([['over', at(40)]]), width: 100, height: 200 };
    expect(clearTitle(narrow, title, [child]).width).toBe(104);
  });

  test('leave out a short step that follows', () => {
    const points = [at(40), at(40, 45), at(42, 45), at(42, 60)];
    expect(clear({ over: 40 }, [{ points }]).lines).toEqual([
      { points: [at(97), at(97, 25), at(42, 25), at(42, 60)] },
    ]);
  });
});
