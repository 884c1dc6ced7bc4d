import { cleanup } from '@testing-library/react';
import { afterAll, beforeEach } from 'vitest';
import { keptPage } from './keptPage';
import { renderAt } from './renderAt';

/** Renders the site at a path once for all tests of a suite. They must not change the page. */
export function renderOnceAt(path: string): void {
  let isRendered = false;
  beforeEach(async () => {
    keptPage.isKept = true;
    if (!isRendered) await renderAt(path);
    isRendered = true;
  });
  afterAll(() => {
    keptPage.isKept = false;
    cleanup();
  });
}
