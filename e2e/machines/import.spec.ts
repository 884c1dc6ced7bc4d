import { machines } from '../../machines/registry';
import { machineJson } from '../../machines/statechart/export/machineJson';
import { chartOf } from '../../machines/statechart/graph/chartOf';
import { largeMachine } from '../../tests/support/largeMachine';
import { expect, test } from '../support/test';
import { activeStates, chart, drawn, openViewer, panel, stateBox, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

const configuration = 'Configuration';

test('a machine of another project is drawn and simulated from its JSON', async ({ page }) => {
  await openViewer(page, 'import');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await drawn(page);
  await panel(page, 'Events').getByRole('button', { name: 'lock' }).click();
  expect(await activeStates(page)).toEqual(['door', 'door.locked']);
});

test('guards have no code in JSON: one says whether they hold', async ({ page }) => {
  await openViewer(page, 'import');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await drawn(page);
  await panel(page, 'Events').getByRole('button', { name: 'lock' }).click();
  await panel(page, 'Guards that hold').getByRole('checkbox', { name: 'hasKey' }).uncheck();
  await panel(page, 'Events').getByRole('button', { name: 'unlock' }).click();
  expect(await activeStates(page)).toEqual(['door', 'door.locked']);
  await panel(page, 'Guards that hold').getByRole('checkbox', { name: 'hasKey' }).check();
  await panel(page, 'Events').getByRole('button', { name: 'unlock' }).click();
  expect(await activeStates(page)).toEqual(['door', 'door.closed']);
});

test('each machine of the site can be pasted back from its export', async ({ page }) => {
  test.slow();
  await openViewer(page, 'import');
  for (const { machine } of machines) {
    await page.getByRole('textbox', { name: configuration }).fill(machineJson(chartOf(machine)));
    await page.getByRole('button', { name: 'Draw it' }).click();
    await drawn(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Change it' }).click();
  }
});

test('an invalid machine is reported, and its text stays in the field', async ({ page }) => {
  await openViewer(page, 'import');
  const field = page.getByRole('textbox', { name: configuration });
  const wrong = [
    ['{ "states": ', 'This is not JSON'],
    ['[]', 'A machine is an object with "states".'],
    ['{ "states": { "a": { "states": { "b": 5 } } } }', 'The state "a.b" is no object.'],
    ['{ "initial": "a", "states": { "a": { "on": { "go": "nowhere" } } } }', 'XState does not take it'],
  ] as const;
  for (const [text, message] of wrong) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Draw it' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(field).toHaveValue(text);
  }
});

test('a machine of 200 states is drawn while the page stays free, and folds to an overview', async ({
  page,
}) => {
  test.slow();
  const { nodes } = chartOf(largeMachine);
  expect(nodes.length).toBeGreaterThanOrEqual(200);
  await openViewer(page, 'import');
  await page.getByRole('textbox', { name: configuration }).fill(machineJson(chartOf(largeMachine)));
  await page.getByRole('button', { name: 'Draw it' }).click();
  // The layout is still running, and the page responds.
  await page.getByRole('tab', { name: 'Outline' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Outline' })).toBeVisible();
  await drawn(page);
  await expect(chart(page).locator('[data-state]')).toHaveCount(nodes.length);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(stateBox(page, nodes.at(-1)?.id ?? '')).toHaveCount(0);
});
