import { beforeEach, expect, test, vi } from 'vitest';

/** Scripts that were added to the document; happy-dom would log that it does not load them. */
const requests: HTMLScriptElement[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('__BUNDLE__', '/assets/main.js');
  document.documentElement.dataset.route = '/';
  requests.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    requests.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
  vi.resetModules();
  await import('../../../src/preHydration/preHydration');
  return () => vi.useRealTimers();
});

const movePointer = () => window.dispatchEvent(new Event('pointermove'));
const failLatest = () => requests.at(-1)?.dispatchEvent(new Event('error'));

test('a bundle that cannot be loaded is requested after 1, 2, 4, 8, 16 and then every 30 seconds', () => {
  movePointer();
  for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    failLatest();
    for (let move = 0; move < 40; move += 1) {
      vi.advanceTimersByTime((seconds * 1000 - 1) / 40);
      movePointer();
    }
    expect(requests).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    movePointer();
    movePointer();
    expect(requests).toHaveLength(index + 2);
  }
});

test('a visitor who does nothing after a failure causes no request', () => {
  movePointer();
  failLatest();
  vi.advanceTimersByTime(600_000);
  expect(requests).toHaveLength(1);
});
