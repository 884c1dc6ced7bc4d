import { toastsModel } from '../../machines/models/toasts.model';
import { toastsMachine } from '../../machines/toasts.machine';
import { withoutChat } from '../support/clock';
import { expect, test } from '../support/test';
import { isToastsStepPossible, toastsPage } from './pages/toastsPage';
import { drive } from './support/drive';
import { browserCoverage, tourPaths } from './support/sitePaths';

const paths = tourPaths(toastsMachine, toastsModel, isToastsStepPossible);

test.describe('the toasts', () => {
  test('are walked through every state, and all transitions but those that are tested one by one', () => {
    expect(browserCoverage(toastsMachine, toastsModel, paths).problems).toEqual([
      'transition queue -- toast.dismissed --> itself is never taken',
      // A press that moves the focus to a toast: tests/component/features/toasts/focus.test.tsx.
      'guard isReleased is never false',
    ]);
  });

  for (const path of paths) {
    test(path.title, async ({ page }) => {
      await withoutChat(page);
      await drive(path, toastsPage(page));
    });
  }
});
