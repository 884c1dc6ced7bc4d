import { tooltipModel } from '../../machines/models/tooltip.model';
import { tooltipMachine } from '../../machines/tooltip.machine';
import { withoutChat } from '../support/clock';
import { expect, test } from '../support/test';
import { isTooltipStepPossible, tooltipPage } from './pages/tooltipPage';
import { drive } from './support/drive';
import { browserCoverage, tourPaths } from './support/sitePaths';

const paths = tourPaths(tooltipMachine, tooltipModel, isTooltipStepPossible);

test.describe('the tooltip', () => {
  test('is walked through every state and transition', () => {
    expect(browserCoverage(tooltipMachine, tooltipModel, paths).problems).toEqual([]);
  });

  for (const path of paths) {
    test(path.title, async ({ page }) => {
      await withoutChat(page);
      await drive(path, tooltipPage(page));
    });
  }
});
