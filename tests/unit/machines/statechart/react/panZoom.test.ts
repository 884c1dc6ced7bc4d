import { describe, expect, test } from 'vitest';
import {
  panBy,
  pinchBy,
  readableView,
  type View,
  wholeView,
  zoomBy,
} from '../../../../../machines/statechart/react/panZoom';

const viewport = { width: 800, height: 600 };
const view: View = { x: 40, y: -20, scale: 0.5 };

/** Position in the window of a point of the drawing. */
const seen = ({ x, y, scale }: View, point: { readonly x: number; readonly y: number }) => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

describe('the whole of a drawing is seen', () => {
  test.each([
    ['wide', { width: 4_000, height: 200 }],
    ['high', { width: 300, height: 5_000 }],
    ['of the shape of the window', { width: 1_600, height: 1_200 }],
  ])('in the middle with a margin, when it is %s', (_shape, drawing) => {
    const whole = wholeView(drawing, viewport);
    const [start, end] = [seen(whole, { x: 0, y: 0 }), seen(whole, { x: drawing.width, y: drawing.height })];
    expect(Math.min(start.x, start.y)).toBeCloseTo(8);
    expect(end.x).toBeCloseTo(viewport.width - start.x);
    expect(end.y).toBeCloseTo(viewport.height - start.y);
  });

  test('hardly larger than it is, when it is small', () => {
    expect(wholeView({ width: 100, height: 50 }, viewport).scale).toBe(1.15);
  });

  test('as small as it can be, but not turned round, when there is no space', () => {
    const { scale } = wholeView({ width: 100, height: 50 }, { width: 0, height: 0 });
    expect(scale).toBeGreaterThan(0);
    expect(scale).toBeLessThan(0.1);
  });
});

test('moving a drawing moves each of its points as far', () => {
  const point = { x: 70, y: 90 };
  const before = seen(view, point);
  expect(seen(panBy(view, { x: 5, y: -8 }), point)).toEqual({ x: before.x + 5, y: before.y - 8 });
});

describe('zooming', () => {
  const fixed = { x: 300, y: 200 };
  const under = { x: (fixed.x - view.x) / view.scale, y: (fixed.y - view.y) / view.scale };

  test.each([0.2, 0.8, 1, 1.25, 3])('%d times leaves the point under the pointer where it is', (factor) => {
    const zoomed = zoomBy(view, factor, fixed);
    expect(zoomed.scale).toBeCloseTo(view.scale * factor);
    expect(seen(zoomed, under).x).toBeCloseTo(fixed.x);
    expect(seen(zoomed, under).y).toBeCloseTo(fixed.y);
  });

  test.each([0.000_1, 10_000])('%d times stops at a limit, and the point stays there too', (factor) => {
    const zoomed = zoomBy(view, factor, fixed);
    expect(seen(zoomed, under).x).toBeCloseTo(fixed.x);
    expect(seen(zoomed, under).y).toBeCloseTo(fixed.y);
    expect(zoomBy(zoomed, factor, fixed)).toEqual(zoomed);
  });

  test('in and out again comes back', () => {
    const back = zoomBy(zoomBy(view, 1.25, fixed), 1 / 1.25, fixed);
    expect(back.x).toBeCloseTo(view.x);
    expect(back.y).toBeCloseTo(view.y);
    expect(back.scale).toBeCloseTo(view.scale);
  });
});

describe('to begin with', () => {
  const long = { width: 4_000, height: 500 };
  const box = (x: number) => ({ x, y: 200, width: 100, height: 50 });

  test('the whole drawing is shown if its labels are at least 9 px high', () => {
    const drawing = { width: 950, height: 700 };
    expect(readableView(drawing, viewport, box(0))).toEqual(wholeView(drawing, viewport));
  });

  test('it is seen whole too, when there is nothing to look at', () => {
    expect(readableView(long, viewport, undefined)).toEqual(wholeView(long, viewport));
  });

  test('otherwise the focus is in the middle, with labels of 8.5 px', () => {
    const begun = readableView(long, viewport, box(2_000));
    expect(11 * begun.scale).toBeCloseTo(8.5);
    expect(seen(begun, { x: 2_050, y: 0 }).x).toBeCloseTo(400);
    expect(begun.y).toBe((600 - 500 * begun.scale) / 2);
  });

  test.each([
    ['start', 0, { x: 0, y: 0 }, 8],
    ['end', 3_900, { x: 4_000, y: 0 }, 800 - 8],
  ])('or as near to it as no space is wasted: at the %s', (_place, x, edge, at) => {
    expect(seen(readableView(long, viewport, box(x)), edge).x).toBeCloseTo(at);
  });
});

describe('two points that were taken hold of', () => {
  const fingers = [
    { x: 100, y: 100 },
    { x: 300, y: 200 },
  ] as const;
  /** The point of the drawing under a point of the window. */
  const under = ({ x, y, scale }: View, point: { readonly x: number; readonly y: number }) => ({
    x: (point.x - x) / scale,
    y: (point.y - y) / scale,
  });

  test('make it larger by how much further they are apart, and take their middle along', () => {
    const after = [
      { x: 50, y: 90 },
      { x: 450, y: 290 },
    ];
    const pinched = pinchBy(view, fingers, after);
    expect(pinched.scale).toBeCloseTo(view.scale * 2);
    const [was, is] = [under(view, { x: 200, y: 150 }), under(pinched, { x: 250, y: 190 })];
    expect([is.x, is.y]).toEqual([expect.closeTo(was.x), expect.closeTo(was.y)]);
  });

  test('only move it when they stay as far apart', () => {
    const after = fingers.map(({ x, y }) => ({ x: x + 30, y: y - 10 }));
    expect(pinchBy(view, fingers, after)).toEqual(panBy(view, { x: 30, y: -10 }));
  });

  test('do not make it endless when they touch, and a third is not heeded', () => {
    const [one, other] = fingers;
    expect(pinchBy(view, fingers, [one, one]).scale).toBeGreaterThan(0);
    expect(pinchBy(view, [one, one], fingers).scale).toBeLessThanOrEqual(4);
    expect(pinchBy(view, [one, other, one], [one, other, other])).toEqual(view);
  });

  test('are needed to zoom: one moves, and none does nothing', () => {
    expect(pinchBy(view, fingers.slice(0, 1), [{ x: 107, y: 90 }])).toEqual(panBy(view, { x: 7, y: -10 }));
    expect(pinchBy(view, [], [])).toEqual(view);
  });
});
