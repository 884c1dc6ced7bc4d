import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { packageTerms } from '../../src/content/packageTerms';
import { sendToQuote, sendToStage } from '../../src/features/pricing/pricingActors';
import { toastsActor } from '../../src/features/toasts/toastsActor';
import { keptPage } from './keptPage';
import { skipStyles } from './styles';

skipStyles();

const shownToasts = () => toastsActor.getSnapshot().context.shown;

// A file would start with what another one typed. Not imported above, because a file may replace modules of the form.
beforeAll(async () => {
  const { emptyContactForm } = await import('./emptyContactForm');
  emptyContactForm();
});

function removeToasts(): void {
  for (const type of ['pointer.left', 'focus.left', 'press.ended', 'page.shown'] as const)
    toastsActor.send({ type });
  for (let [toast] = shownToasts(); toast; [toast] = shownToasts())
    toastsActor.send({ type: 'toast.left', id: toast.id });
}

/** Output of `console.error` fails a test that does not expect it (`consoleErrors.ts`). */
beforeEach(() => {
  vi.spyOn(console, 'error');
  // Images are not fetched: all are pending, none has failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

afterEach(() => {
  if (!keptPage.isKept) {
    cleanup();
    // The stage and the selection outlive a page too.
    sendToStage({ type: 'stage.chosen', stage: 'seed' });
    sendToQuote({ type: 'month.chosen', months: packageTerms.months });
    sendToQuote({ type: 'selection.cleared' });
    removeToasts();
  }
  const unexpected = [...vi.mocked(console.error).mock.calls];
  // First, so that a failing test does not affect the next one.
  vi.mocked(console.error).mockClear();
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
