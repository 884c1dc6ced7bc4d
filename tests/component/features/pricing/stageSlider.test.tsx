import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stageNames } from '../../../support/priceList';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

describe.each(['/services', '/what-we-do', '/services/operational-backbone'])('the slider at %s', (path) => {
  test('starts at Seed in steps of 1, and is moved to any stage by its label and by the thumb', async () => {
    await renderAt(path);
    const { slider, stage, choose, pressed } = stageControls();
    expect([slider.step, stage(), pressed()]).toEqual(['1', ['1', 'Seed'], ['Seed']]);
    for (const to of stageNames) {
      choose(to);
      expect([stage(), pressed()]).toEqual([[String(stageNames.indexOf(to)), to], [to]]);
    }
    fireEvent.change(slider, { target: { value: '0' } });
    expect(stage()).toEqual(['0', 'Pre-Seed']);
  });
});

test.each([
  ['Alt+Left, which goes back', { key: 'ArrowLeft', altKey: true }],
  ['Ctrl+End', { key: 'End', ctrlKey: true }],
  ['Cmd+Left', { key: 'ArrowLeft', metaKey: true }],
  ['Tab', { key: 'Tab' }],
])('%s is left to the browser', async (_name, key) => {
  await renderAt('/services');
  const { slider, stage } = stageControls();
  expect(fireEvent.keyDown(slider, key)).toBe(true);
  expect(stage()).toEqual(['1', 'Seed']);
});

test('the keys of the slider are not the browser’s: the page does not scroll with them', async () => {
  await renderAt('/services');
  const { slider } = stageControls();
  for (const key of ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']) {
    expect(fireEvent.keyDown(slider, { key })).toBe(false);
  }
});

test('the stage starts at Seed and holds for the visit, on every page', async () => {
  const { goTo } = await renderAt('/services');
  expect(stageControls().stage()).toEqual(['1', 'Seed']);
  stageControls().choose('Series B');
  await goTo('/services/development');
  expect(stageControls().stage()).toEqual(['3', 'Series B']);
  stageControls().choose('Series A');
  await goTo('/about');
  await goTo('/services');
  expect(stageControls().stage()).toEqual(['2', 'Series A']);
});
