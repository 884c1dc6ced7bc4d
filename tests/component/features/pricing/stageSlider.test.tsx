import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stageNames } from '../../../support/priceList';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

describe.each(['/services', '/what-we-do', '/services/operational-backbone'])('the slider at %s', (path) => {
  test('has four positions, from 0 to 3 in steps of 1, and stands at 1, Seed', async () => {
    await renderAt(path);
    const { slider, stage, pressed } = stageControls();
    const { min, max, step } = slider;
    expect([min, max, step]).toEqual(['0', '3', '1']);
    expect(stage()).toEqual(['1', 'Seed']);
    expect(pressed()).toEqual(['Seed']);
  });

  test('is moved to any stage from any other by its label', async () => {
    await renderAt(path);
    const { stage, choose, pressed } = stageControls();
    for (const from of stageNames) {
      for (const to of stageNames) {
        choose(from);
        choose(to);
        expect(stage()).toEqual([String(stageNames.indexOf(to)), to]);
        expect(pressed()).toEqual([to]);
      }
    }
  });

  test('follows the thumb', async () => {
    await renderAt(path);
    const { slider, stage } = stageControls();
    fireEvent.change(slider, { target: { value: '3' } });
    expect(stage()).toEqual(['3', 'Series B']);
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
