import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph';
import { ChartView } from '../../../../../machines/statechart/react';
import { layOut } from '../../../../support/layOut';

const chart = chartOf(
  createMachine({
    id: 'moved',
    initial: 'off',
    states: { off: { on: { TURN: 'on' } }, on: { on: { TURN: 'off' } } },
  }),
);
const drawing = await layOut(chart);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const chartWindow = () => screen.getByRole('group', { name: /^Statechart of / });
/** Position and scale of the drawing: left, top and scale. */
const seen = () => {
  const style = chartWindow().querySelector('[data-drawing]')?.getAttribute('style') ?? '';
  const [x = 0, y = 0, scale = 0] = [...style.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
  return { x, y, scale };
};

describe('the window onto a chart', () => {
  beforeEach(() => {
    render(<ChartView chart={chart} drawing={drawing} />);
  });

  test('is moved by the arrow keys', () => {
    const { x, y } = seen();
    fireEvent.keyDown(chartWindow(), { key: 'ArrowRight' });
    fireEvent.keyDown(chartWindow(), { key: 'ArrowUp' });
    expect(seen().x).toBeLessThan(x);
    expect(seen().y).toBeGreaterThan(y);
  });

  test('is zoomed by keys and buttons, and says how far', () => {
    const { scale } = seen();
    fireEvent.keyDown(chartWindow(), { key: '+' });
    expect(seen().scale).toBeGreaterThan(scale);
    expect(screen.getByRole('status', { name: 'Size' }).textContent).toBe(
      `${Math.round(seen().scale * 100)}%`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(seen().scale).toBeCloseTo(scale);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.keyDown(chartWindow(), { key: '0' });
    expect(seen().scale).toBeCloseTo(scale);
  });

  test('leaves the keys of the browser alone', () => {
    expect(fireEvent.keyDown(chartWindow(), { key: '+', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(chartWindow(), { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(chartWindow(), { key: 'ArrowLeft' })).toBe(false);
  });

  test('is moved by dragging, once that is more than a press', () => {
    const capture = vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
    const { x, y } = seen();
    fireEvent.pointerDown(chartWindow(), { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(chartWindow(), { pointerId: 1, clientX: 102, clientY: 100 });
    expect([seen().x, capture.mock.calls.length]).toEqual([x, 0]);
    fireEvent.pointerMove(chartWindow(), { pointerId: 2, clientX: 300, clientY: 300 });
    expect(seen().x).toBe(x);
    fireEvent.pointerMove(chartWindow(), { pointerId: 1, clientX: 130, clientY: 90 });
    expect(seen()).toMatchObject({ x: x + 30, y: y - 10 });
  });

  test('loses nothing of several events that come at once', () => {
    const { x, y, scale } = seen();
    const wheel = (init: WheelEventInit) => chartWindow().dispatchEvent(new WheelEvent('wheel', init));
    act(() => {
      wheel({ deltaX: -10, deltaY: 0 });
      wheel({ deltaX: -20, deltaY: 5 });
      fireEvent.keyDown(chartWindow(), { key: 'ArrowLeft' });
    });
    expect(seen()).toEqual({ x: x + 78, y: y - 5, scale });
    act(() => {
      fireEvent.keyDown(chartWindow(), { key: '+' });
      fireEvent.keyDown(chartWindow(), { key: '+' });
    });
    expect(seen().scale).toBeCloseTo(scale * 1.25 ** 2);
  });

  test('follows again, and goes on from there', () => {
    const { x, y } = seen();
    fireEvent.keyDown(chartWindow(), { key: 'ArrowUp' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep active in view', pressed: false }));
    expect(seen()).toMatchObject({ x, y });
    fireEvent.keyDown(chartWindow(), { key: 'ArrowLeft' });
    expect(seen()).toMatchObject({ x: x + 48, y });
  });

  test('is zoomed by two pointers around their middle, and moved on by the one that stays', () => {
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 800, 600));
    const { x, y, scale } = seen();
    const touch = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY });
    fireEvent.pointerDown(chartWindow(), touch(1, 200, 250));
    fireEvent.pointerDown(chartWindow(), touch(2, 400, 250));
    fireEvent.pointerMove(chartWindow(), touch(2, 600, 250));
    expect(seen().scale).toBeCloseTo(scale * 2);
    // The middle was at 200, 200 in the window, and is at 300, 200.
    expect(seen().x).toBeCloseTo(300 - (200 - x) * 2);
    expect(seen().y).toBeCloseTo(200 - (200 - y) * 2);
    fireEvent.pointerUp(chartWindow(), { pointerId: 1 });
    const before = seen();
    fireEvent.pointerMove(chartWindow(), touch(1, 0, 0));
    expect(seen()).toEqual(before);
    fireEvent.pointerMove(chartWindow(), touch(2, 610, 245));
    expect(seen()).toMatchObject({ x: before.x + 10, y: before.y - 5 });
    fireEvent.pointerUp(chartWindow(), { pointerId: 2 });
    fireEvent.pointerMove(chartWindow(), touch(2, 0, 0));
    expect(seen()).toMatchObject({ x: before.x + 10, y: before.y - 5 });
  });

  test('lets go of everything when it is gone', () => {
    const signals: (AbortSignal | undefined)[] = [];
    const listen = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((...[type, listener, options]) => {
      if (typeof options === 'object') signals.push(options.signal);
      listen(type, listener, options);
    });
    fireEvent.pointerDown(chartWindow(), { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
    cleanup();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  });

  test('is let go wherever the pointer is', () => {
    const before = seen();
    fireEvent.pointerDown(chartWindow(), { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    fireEvent.pointerMove(chartWindow(), { pointerId: 1, clientX: 200, clientY: 200 });
    expect(seen()).toEqual(before);
  });
});
