import { expect, test } from 'vitest';
import { summarizeTrace } from '../../../e2e/bench/trace.mjs';

const ADDRESS = 'http://localhost/';
const main = { pid: 1, tid: 1 };

/** A complete event; times in ms since the navigation. */
const event = (name: string, start: number, duration: number, args: Record<string, unknown> = {}) => ({
  ...main,
  name,
  ph: 'X',
  ts: 1_000_000 + start * 1000,
  dur: duration * 1000,
  args,
});

const navigation = {
  ...event('navigationStart', 0, 0, { data: { documentLoaderURL: ADDRESS, navigationId: 'n' } }),
  ph: 'R',
};
const paintAt = (start: number) => ({
  ...event('firstContentfulPaint', start, 0, { data: { navigationId: 'n' } }),
  ph: 'R',
});

test('all tasks count for the main thread, self times of script for script', () => {
  const summary = summarizeTrace(
    [
      navigation,
      paintAt(30),
      event('RunTask', 10, 40),
      event('FunctionCall', 12, 30),
      event('Layout', 20, 10),
      event('RunTask', 60, 20),
      event('RunTask', 62, 5),
      event('Paint', 61, 10),
    ],
    ADDRESS,
    7_000,
  );
  expect(summary).toMatchObject({ mainThread: 60, script: 20, firstPaint: 30, longTasks: [] });
});

test('other threads, and what is outside the window, do not count', () => {
  const summary = summarizeTrace(
    [
      navigation,
      paintAt(1),
      event('RunTask', -30, 40),
      event('RunTask', 90, 40),
      event('EvaluateScript', 95, 30),
      event('RunTask', 110, 40),
      { ...event('RunTask', 20, 30), tid: 2 },
    ],
    ADDRESS,
    100,
  );
  expect(summary).toMatchObject({ mainThread: 20, script: 5 });
});

test('a task over 50 ms that ends after the first paint is listed with its work, the longest first', () => {
  const { longTasks } = summarizeTrace(
    [
      navigation,
      paintAt(100),
      event('RunTask', 20, 70),
      event('RunTask', 95, 100),
      event('EvaluateScript', 96, 60, { data: { url: 'http://localhost/assets/main-A1.js?x' } }),
      event('FunctionCall', 100, 20, { data: { functionName: 'render', url: 'http://localhost/b.js' } }),
      event('Unknown', 101, 10),
      event('Paint', 160, 5),
    ],
    ADDRESS,
    7_000,
  );
  expect(longTasks).toEqual([
    {
      start: 95,
      duration: 100,
      work: [
        { label: 'EvaluateScript main-A1.js', ms: 40 },
        { label: 'other', ms: 35 },
        { label: 'FunctionCall render b.js', ms: 20 },
      ],
    },
  ]);
});

test('a trace without the navigation or its paint is refused', () => {
  expect(() => summarizeTrace([], ADDRESS, 7_000)).toThrow('no navigation to http://localhost/');
  expect(() => summarizeTrace([navigation], ADDRESS, 7_000)).toThrow('no first contentful paint');
});
