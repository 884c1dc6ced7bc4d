import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureAlternately } from '../../../e2e/bench/alternate.mjs';

const own = { name: 'own', address: 'http://own' } as const;
const other = { name: 'other', address: 'http://other' } as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the sites take turns, and a page of the other site is measured once per run', async () => {
  const order: string[] = [];
  const pages = [
    { path: '/', other: '/' },
    { path: '/a', other: '/' },
    { path: '/b', other: '/b' },
  ];
  const measured = await measureAlternately({ own, other, runs: 2, pages }, 'test', async (site, path) =>
    order.push(`${site.name} ${path}`),
  );
  const run = ['own /', 'other /', 'own /a', 'own /b', 'other /b'];
  expect(order).toEqual([...run, ...run]);
  expect(measured).toEqual([
    { path: '/', results: [1, 6], other: { path: '/', results: [2, 7] } },
    { path: '/a', results: [3, 8], other: { path: '/', results: [2, 7] } },
    { path: '/b', results: [4, 9], other: { path: '/b', results: [5, 10] } },
  ]);
});

test('a failed measurement leaves a gap and is printed', async () => {
  let calls = 0;
  const plan = { own, runs: 3, pages: [{ path: '/' }] };
  const measured = await measureAlternately(plan, 'test', async () => {
    calls += 1;
    if (calls === 2) throw new Error('no menu');
    return calls;
  });
  expect(measured).toEqual([{ path: '/', results: [1, 3] }]);
  expect(console.error).toHaveBeenCalledWith('test: own / was not measured: no menu');
});
