import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elkWorker } from '../../../../../machines/statechart/react/elkWorker';

const started: FakeWorker[] = [];

/** Responds only when the test calls it. */
class FakeWorker extends EventTarget {
  onmessage: ((answer: { readonly data: unknown }) => void) | undefined;
  isTerminated = false;
  readonly asked: { readonly id: number; readonly cmd: string }[] = [];
  constructor(readonly address: string) {
    super();
    started.push(this);
  }
  postMessage(message: { readonly id: number; readonly cmd: string }) {
    this.asked.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(data: unknown) {
    const { id } = this.asked.find(({ cmd }) => cmd === 'layout') ?? {};
    this.onmessage?.({ data: { id, data } });
  }
  fail(message?: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const graph = { id: 'chart' };

test('there is one worker for each address, which starts with the first layout and answers', async () => {
  const engine = elkWorker('/one.js');
  expect(elkWorker('/one.js')).toBe(engine);
  expect(elkWorker('/other.js')).not.toBe(engine);
  expect(started).toEqual([]);
  const answers = [engine.layout(graph), engine.layout(graph)];
  expect(started.map(({ address }) => address)).toEqual(['/one.js']);
  started[0]?.answer({ id: 'chart', width: 3 });
  expect(await answers[0]).toEqual({ id: 'chart', width: 3 });
});

test('a file that cannot be loaded fails all layouts that wait, names itself, and can be tried again', async () => {
  const engine = elkWorker('/missing.js');
  const answers = Promise.allSettled([engine.layout(graph), engine.layout(graph)]);
  started[0]?.fail();
  const reason = new Error('The worker at /missing.js could not be loaded.');
  expect(await answers).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(started[0]?.isTerminated).toBe(true);
  const answer = engine.layout(graph);
  expect(started).toHaveLength(2);
  started[1]?.answer({ id: 'chart', width: 3 });
  expect(await answer).toEqual({ id: 'chart', width: 3 });
});

test('a worker that fails later says why', async () => {
  const answer = elkWorker('/failing.js').layout(graph);
  started[0]?.fail('out of memory');
  await expect(answer).rejects.toThrow('The worker at /failing.js failed: out of memory.');
});

test('a browser that refuses the worker fails the layout', async () => {
  class RefusedWorker {
    constructor() {
      throw new Error('no workers from elsewhere');
    }
  }
  vi.stubGlobal('Worker', RefusedWorker);
  await expect(elkWorker('https://elsewhere.test/elk.js').layout(graph)).rejects.toThrow(
    'no workers from elsewhere',
  );
});

test('a layout that takes longer than a minute is given up, and the next one has a new worker', async () => {
  vi.useFakeTimers();
  const slow = elkWorker('/slow.js');
  const given = [slow.layout(graph).catch(String)];
  vi.advanceTimersByTime(30_000);
  given.push(slow.layout(graph).catch(String));
  vi.advanceTimersByTime(30_000);
  const tooLarge = 'Error: it is too large. Fold some of its states, or read the outline.';
  expect(await Promise.all(given)).toEqual([tooLarge, tooLarge]);
  expect(started[0]?.isTerminated).toBe(true);
  const answer = slow.layout(graph);
  expect(started).toHaveLength(2);
  // The time of the second layout is over, too, but not that of the new worker.
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  started[1]?.answer({ id: 'chart', width: 3 });
  expect(await answer).toEqual({ id: 'chart', width: 3 });
  expect(started[1]?.isTerminated).toBe(false);
});
