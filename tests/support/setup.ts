import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { skipStyles } from './styles';

skipStyles();

/** Whatever is written with `console.error` fails the test that did not expect it (`consoleErrors.ts`). */
beforeEach(() => {
  vi.spyOn(console, 'error');
  // No image is fetched here: all are on their way, none has failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  cleanup();
  const unexpected = [...vi.mocked(console.error).mock.calls];
  // First, so that a test that fails here leaves nothing to the next one.
  vi.mocked(console.error).mockClear();
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
