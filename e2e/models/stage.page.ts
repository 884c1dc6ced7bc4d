import type { Page } from '@playwright/test';
import { type Stage, type stageMachine, stages } from '../../machines/stage.machine';
import { formatUsd, priceUsdPerMonth } from '../../src/content/pricing';
import { expect, frames, open } from '../support/test';
import type { PageModel } from './drive';

const names: Readonly<Record<Stage, string>> = {
  preSeed: 'Pre-Seed',
  seed: 'Seed',
  seriesA: 'Series A',
  seriesB: 'Series B',
};

/** The slider of a page with prices. */
export function stagePage(page: Page): PageModel<typeof stageMachine> {
  const slider = page.getByRole('slider', { name: 'Company stage' });
  const label = (stage: Stage) =>
    page
      .getByRole('group', { name: 'Company stage' })
      .getByRole('button', { name: new RegExp(`^${names[stage]}`) });
  const expectStage = (stage: Stage) => async () => {
    await expect(slider).toHaveValue(String(stages.indexOf(stage)));
    await expect(slider).toHaveAttribute('aria-valuetext', names[stage]);
    await expect(label(stage)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article').first()).toContainText(
      formatUsd(priceUsdPerMonth('revenue-strategy', stage)),
    );
  };

  return {
    open: () => open(page, '/services'),
    events: {
      'stage.chosen': ({ stage }) => label(stage).click(),
      'stage.raised': () => slider.press('ArrowRight'),
      'stage.lowered': () => slider.press('ArrowLeft'),
      'stage.raisedToLast': () => slider.press('End'),
      'stage.loweredToFirst': () => slider.press('Home'),
    },
    settle: () => frames(page, 2),
    states: {
      preSeed: expectStage('preSeed'),
      seed: expectStage('seed'),
      seriesA: expectStage('seriesA'),
      seriesB: expectStage('seriesB'),
    },
  };
}
