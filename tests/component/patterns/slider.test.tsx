/** ARIA Authoring Practices, "Slider", case by case. */
import { expect, test } from 'vitest';
import { renderAt } from '../../support/renderAt';
import { stageControls } from '../../support/stageControls';
import { user } from '../../support/user';

test.each([
  ['Right Arrow increases the value by one step', 'Seed', '{ArrowRight}', 'Series A'],
  ['Up Arrow increases the value by one step', 'Seed', '{ArrowUp}', 'Series A'],
  ['Left Arrow decreases the value by one step', 'Seed', '{ArrowLeft}', 'Pre-Seed'],
  ['Down Arrow decreases the value by one step', 'Seed', '{ArrowDown}', 'Pre-Seed'],
  ['Home sets the minimum', 'Series B', '{Home}', 'Pre-Seed'],
  ['End sets the maximum', 'Pre-Seed', '{End}', 'Series B'],
  ['Page Up (optional) increases the value by a larger step', 'Pre-Seed', '{PageUp}', 'Series B'],
  ['Page Down (optional) decreases the value by a larger step', 'Series B', '{PageDown}', 'Pre-Seed'],
  ['Right Arrow at the maximum changes nothing', 'Series B', '{ArrowRight}', 'Series B'],
  ['Up Arrow at the maximum changes nothing', 'Series B', '{ArrowUp}', 'Series B'],
  ['Left Arrow at the minimum changes nothing', 'Pre-Seed', '{ArrowLeft}', 'Pre-Seed'],
  ['Down Arrow at the minimum changes nothing', 'Pre-Seed', '{ArrowDown}', 'Pre-Seed'],
] as const)('%s, and the slider keeps the focus', async (_case, from, key, to) => {
  await renderAt('/services/operational-backbone');
  const { slider, stage, choose } = stageControls();
  choose(from);
  slider.focus();
  await user.keyboard(key);
  expect(stage()[1]).toBe(to);
  expect(document.activeElement).toBe(slider);
});

test('the slider has a role, a name, its limits, its value, and the value as text', async () => {
  await renderAt('/services/operational-backbone');
  const { slider, stage } = stageControls();
  // A range of HTML reports its limits and value itself; roles of ARIA would be a second source.
  expect(slider.type).toBe('range');
  expect([slider.min, slider.max]).toEqual(['0', '3']);
  expect(stage()).toEqual(['1', 'Seed']);
  expect(slider.getAttributeNames().filter((name) => /^aria-value(min|max|now)$|^role$/.test(name))).toEqual(
    [],
  );
});
