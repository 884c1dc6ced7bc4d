import { headerMachine } from '../../machines/header.machine';
import { headerModel } from '../../machines/models/header.model';
import { withoutChat } from '../support/clock';
import { expect, test } from '../support/test';
import { headerPage, isHeaderStepPossible } from './pages/headerPage';
import { drive } from './support/drive';
import { browserCoverage, tourPaths } from './support/sitePaths';

const paths = tourPaths(headerMachine, headerModel, isHeaderStepPossible);

test.describe('the header', () => {
  test('is walked through every state and transition', () => {
    expect(browserCoverage(headerMachine, headerModel, paths).problems).toEqual([]);
  });

  for (const path of paths) {
    test(path.title, async ({ page }) => {
      await withoutChat(page);
      await drive(path, headerPage(page));
    });
  }
});
