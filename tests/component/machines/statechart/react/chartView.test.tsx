import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { LayoutEngine } from '../../../../../machines/statechart/layout';
import { elkWorker, noIds, Statechart } from '../../../../../machines/statechart/react';
import { elk } from '../../../../support/layOut';
import { zoo } from '../../../../support/zoo';

/** A new one for each test, because a chart is laid out only once. */
const machineWith = (id: string) =>
  createMachine({ id, initial: 'off', states: { off: { on: { TURN: 'on' } }, on: { on: { TURN: 'off' } } } });

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const chartWindow = () => screen.getByRole('group', { name: /^Statechart of / });
/** The first layout starts ELK, which is slow on a busy machine; in ms. */
const LAYOUT_TIMEOUT = 10_000;
const isReady = () =>
  waitFor(() => expect(chartWindow().getAttribute('aria-busy')).toBe('false'), { timeout: LAYOUT_TIMEOUT });
const part = (attribute: string, id: string) => chartWindow().querySelector(`[${attribute}="${id}"]`);
/** Position and scale of the drawing: left, top and scale. */
const seen = () => {
  const style = chartWindow().querySelector('[data-drawing]')?.getAttribute('style') ?? '';
  const [x = 0, y = 0, scale = 0] = [...style.matchAll(/-?[\d.]+(?=px|\)|,)/g)].map(Number);
  return { x, y, scale };
};

describe('<Statechart>', () => {
  test('draws a machine when it is laid out, and says that it is busy until then', async () => {
    render(<Statechart machine={machineWith('lamp')} engine={elk} />);
    expect(chartWindow().getAttribute('aria-busy')).toBe('true');
    expect(chartWindow().textContent).toBe('Laying out…');
    expect(part('data-state', 'lamp')).toBeNull();
    await isReady();
    expect(screen.queryByText('Laying out…')).toBeNull();
    for (const id of ['lamp', 'lamp.off', 'lamp.on']) expect(part('data-state', id)).toBeTruthy();
  });

  test('points out where a snapshot is, and lets its events be pressed', async () => {
    const machine = machineWith('snapped');
    const onTransition = vi.fn();
    const snapshot = createActor(machine).start().getSnapshot();
    render(<Statechart machine={machine} engine={elk} snapshot={snapshot} onTransition={onTransition} />);
    await isReady();
    expect(part('data-state', 'snapped.off')?.hasAttribute('data-active')).toBe(true);
    expect(part('data-state', 'snapped.on')?.hasAttribute('data-active')).toBe(false);
    for (const id of ['snapped.off/0', 'snapped.on/0']) {
      const transition = part('data-transition', id);
      if (transition) fireEvent.click(transition);
    }
    expect(onTransition).toHaveBeenCalledExactlyOnceWith('snapped.off/0');
  });

  test('tells what went wrong with the layout', async () => {
    const broken: LayoutEngine = { layout: () => Promise.reject(new Error('no memory')) };
    render(<Statechart machine={machineWith('broken')} engine={broken} />);
    expect((await screen.findByRole('alert')).textContent).toContain('no memory');
    expect(chartWindow().getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByText('Laying out…')).toBeNull();
  });

  test('tells that a browser refuses the worker', async () => {
    class RefusedWorker {
      constructor() {
        throw new Error('no workers from elsewhere');
      }
    }
    vi.stubGlobal('Worker', RefusedWorker);
    render(
      <Statechart machine={machineWith('refused')} engine={elkWorker('https://elsewhere.test/elk.js')} />,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('no workers from elsewhere');
  });

  test('leaves one measure of how long its layout took', async () => {
    const machine = machineWith('measured');
    const { rerender } = render(<Statechart machine={machine} engine={elk} direction="down" />);
    await isReady();
    rerender(<Statechart machine={machine} engine={elk} direction="right" />);
    await waitFor(() => screen.getByRole('button', { name: 'Read down' }));
    expect(performance.getEntriesByName('layout of measured')).toHaveLength(1);
  });
});

describe('the window onto a chart', () => {
  beforeEach(async () => {
    render(<Statechart machine={machineWith('moved')} engine={elk} />);
    await isReady();
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
    fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
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

describe('with choices of folded states', () => {
  const states = { a: { initial: 'b', states: { b: { initial: 'c', states: { c: {} } } } } };
  const choices = [new Set<string>(), new Set(['deep.a.b']), new Set(['deep.a'])];

  function Chooser({ height, layout }: { readonly height: number; readonly layout: LayoutEngine['layout'] }) {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    const [machine] = useState(() => createMachine({ id: 'deep', initial: 'a', states }));
    const [engine] = useState({ layout });
    const [chosen, setChosen] = useState<ReadonlySet<string>>();
    return (
      <Statechart
        machine={machine}
        engine={engine}
        direction="down"
        folded={chosen ?? noIds}
        foldChoices={chosen ? undefined : choices}
        onFoldChoice={setChosen}
      />
    );
  }
  const layout = elk.layout.bind(elk);

  test.each([
    ['the whole chart in a high area', 600, ['deep', 'deep.a', 'deep.a.b', 'deep.a.b.c']],
    ['less in a lower one', 200, ['deep', 'deep.a', 'deep.a.b']],
    ['the outermost states in one that is too low for all choices', 60, ['deep', 'deep.a']],
  ])('it shows %s', async (_what, height, shown) => {
    render(<Chooser height={height} layout={layout} />);
    await isReady();
    const ids = [...chartWindow().querySelectorAll('[data-state]')].map((box) =>
      box.getAttribute('data-state'),
    );
    expect(ids).toEqual(shown);
  });

  test('it reports the error of an engine that fails', async () => {
    render(<Chooser height={600} layout={() => Promise.reject(new Error('no memory'))} />);
    expect((await screen.findByRole('alert')).textContent).toContain('no memory');
  });
});

describe('on a draft', () => {
  /** Layouts of the chart until there is a draft; the drawing after more layouts has another size. */
  const DRAFT = 2;

  /** Renders a draft; returns a function that lets the layout continue. */
  async function renderDraft() {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250);
    const delays = zoo.find(({ id }) => id === 'delays');
    if (!delays) throw new Error('There is no machine with delays.');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let runs = 0;
    const engine: LayoutEngine = {
      layout: async (graph) => {
        runs += 1;
        if (runs > DRAFT) await released;
        return elk.layout(graph);
      },
    };
    // A copy, because a chart is laid out only once.
    render(<Statechart machine={delays.provide({})} engine={engine} />);
    await waitFor(() => expect(part('data-state', 'delays')).toBeTruthy(), { timeout: LAYOUT_TIMEOUT });
    expect(chartWindow().getAttribute('aria-busy')).toBe('true');
    return release;
  }
  const pressFit = () => fireEvent.click(screen.getByRole('button', { name: 'Fit' }));

  test('the whole chart is shown, and the whole of the next drawing after it', async () => {
    const release = await renderDraft();
    pressFit();
    const draft = seen();
    release();
    await isReady();
    const last = seen();
    expect(last.scale).not.toBeCloseTo(draft.scale);
    pressFit();
    expect(seen()).toEqual(last);
  });

  test('the next drawing leaves the view alone once the reader has zoomed', async () => {
    const release = await renderDraft();
    pressFit();
    fireEvent.keyDown(chartWindow(), { key: '+' });
    const chosen = seen();
    release();
    await isReady();
    expect(seen()).toEqual(chosen);
  });
});
