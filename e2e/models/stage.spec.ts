import { stageModel } from '../../machines/models/stage.model';
import { stageMachine } from '../../machines/stage.machine';
import { withoutChat } from '../support/clock';
import { expect, test } from '../support/test';
import { stagePage } from './pages/stagePage';
import { drive } from './support/drive';
import { browserCoverage, tourPaths } from './support/sitePaths';

const paths = tourPaths(stageMachine, stageModel, () => true);

test.describe('the stage slider', () => {
  test('is walked through every state and transition', () => {
    expect(browserCoverage(stageMachine, stageModel, paths).problems).toEqual([]);
  });

  for (const path of paths) {
    test(path.title, async ({ page }) => {
      await withoutChat(page);
      await drive(path, stagePage(page));
    });
  }
});
