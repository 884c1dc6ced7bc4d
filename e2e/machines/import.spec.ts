import type { Page } from '@playwright/test';
import { machines } from '../../machines/registry';
import { machineJson } from '../../machines/statechart/export';
import { chartOf } from '../../machines/statechart/graph';
import { largeMachine, nestedMachine } from '../../tests/support/largeMachine';
import { drawOnce } from '../bench/charts.mjs';
import { expect } from '../support/test';
import {
  activeStates,
  chart,
  drawn,
  openExample,
  openViewer,
  panel,
  paste,
  stateBox,
  viewerSettings,
} from '../support/viewer';
import { test } from '../support/viewerTest';

test.use(viewerSettings);

const source = 'Source';

test('a machine of another project is drawn and simulated from its text', async ({ page }) => {
  await openExample(page);
  await panel(page, 'Events').getByRole('button', { name: 'lock' }).click();
  expect(await activeStates(page)).toEqual(['door', 'door.locked']);
});

test('guards are not executed: the reader sets their results', async ({ page }) => {
  await openExample(page);
  await panel(page, 'Events').getByRole('button', { name: 'lock' }).click();
  await panel(page, 'True guards').getByRole('checkbox', { name: 'hasKey' }).uncheck();
  await panel(page, 'Events').getByRole('button', { name: 'unlock' }).click();
  expect(await activeStates(page)).toEqual(['door', 'door.locked']);
  await panel(page, 'True guards').getByRole('checkbox', { name: 'hasKey' }).check();
  await panel(page, 'Events').getByRole('button', { name: 'unlock' }).click();
  expect(await activeStates(page)).toEqual(['door', 'door.closed']);
});

test('each machine of the site can be pasted back from its export', async ({ page }) => {
  test.slow();
  await openViewer(page, 'import');
  for (const { machine } of machines) {
    await paste(page, page.getByRole('textbox', { name: source }), machineJson(chartOf(machine)));
    await page.getByRole('button', { name: 'Draw it' }).click();
    await drawn(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit' }).click();
  }
});

test('the bench of the charts draws one machine after another on this page', async ({ page }) => {
  await openViewer(page, 'import');
  for (const { machine } of machines.slice(0, 2)) {
    const { layoutMs } = await drawOnce(page, { id: machine.id, json: machineJson(chartOf(machine)) });
    expect(layoutMs).not.toBe(0);
  }
});

test('an invalid machine is reported, and its text stays in the field', async ({ page }) => {
  await openViewer(page, 'import');
  const field = page.getByRole('textbox', { name: source });
  const wrong = [
    ['{ "states": ', 'Unexpected token (1:13)'],
    ['[]', 'A machine is an object with "states". (1:1)'],
    ['const volts = 230;', 'The text has no machine. (1:1)'],
  ] as const;
  for (const [text, message] of wrong) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Draw it' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(field).toHaveValue(text);
  }
});

test('a pasted file replaces the example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openViewer(page, 'import');
  const field = page.getByRole('textbox', { name: source });
  await field.click();
  for (const [pasted, expected] of [
    ['lamp\n', 'lamp\n'],
    ['lamp\n', 'lamp\nlamp\n'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(expected);
  }
});

test('an error selects its line in the field, and scrolls to it', async ({ page }) => {
  await openViewer(page, 'import');
  const field = page.getByRole('textbox', { name: source });
  await paste(page, field, `${'// A line.\n'.repeat(200)}const lamp = ;\n${'\n'.repeat(100)}`);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await expect(page.getByRole('alert')).toContainText('Unexpected token (201:14)');
  await expect(field).toBeFocused();
  const selected = await field.evaluate((text: HTMLTextAreaElement) => ({
    text: text.value.slice(text.selectionStart, text.selectionEnd),
    isVisible: Math.abs(text.scrollTop / text.scrollHeight - 2 / 3) < 0.1,
  }));
  expect(selected).toEqual({ text: 'const lamp = ;', isVisible: true });
});

test('a drawing begins at its top with the focus, and Edit returns the focus to the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openExample(page);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: source })).toBeFocused();
});

test('a text that is typed and not yet drawn is still there after a reload', async ({ page }) => {
  await openViewer(page, 'import');
  await page.getByRole('textbox', { name: source }).fill('const half = ');
  await page.reload();
  await expect(page.getByRole('textbox', { name: source })).toHaveValue('const half = ');
});

test('TypeScript is drawn, with a choice of machines, and with what could not be resolved', async ({
  page,
}) => {
  await openViewer(page, 'import');
  const text = `import { createMachine } from 'xstate';
import { others } from './others';
export const lamp = createMachine({ id: 'lamp', initial: 'off', states: {
  off: { on: { PRESS: { guard: ({ context }) => context.hasPower, target: 'on' } } },
  on: {}, ...others,
} });
export const door = createMachine({ id: 'door', initial: 'shut', states: { shut: {} } });`;
  await page.getByRole('textbox', { name: source }).fill(text);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await drawn(page);
  await expect(stateBox(page, 'lamp.off')).toBeVisible();
  const tooltip = chart(page).locator('title', { hasText: 'inline guard 1' });
  await expect(tooltip).toHaveText('inline guard 1: ({ context }) => context.hasPower');
  await page.getByRole('tab', { name: 'Source (1)' }).click();
  await expect(panel(page, 'Not resolved')).toContainText('Line 5, column 11');
  await panel(page, 'Functions').getByText('inline guard 1').click();
  await expect(panel(page, 'Functions')).toContainText('({ context }) => context.hasPower');
  await page.getByRole('combobox', { name: 'Machine' }).selectOption('door');
  await expect(stateBox(page, 'door.shut')).toBeVisible();
});

/** Content of a drag: a file with a machine, or a text. */
const dragged = (page: Page, kind: 'file' | 'text') =>
  page.evaluateHandle((what) => {
    const transfer = new DataTransfer();
    const text = "export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });";
    if (what === 'file') transfer.items.add(new File([text], 'lamp.ts'));
    else transfer.setData('text/plain', text);
    return transfer;
  }, kind);

const dropTarget = (page: Page) => page.getByText('Drop the file to open its machines');

for (const [name, part] of [
  ['gallery', ''],
  ['simulator', 'stage'],
  ['live page', 'live'],
  ['import page', 'import'],
] as const) {
  test(`a file that is dropped on the ${name} is drawn`, async ({ page }) => {
    await openViewer(page, part);
    const dataTransfer = await dragged(page, 'file');
    await page.getByRole('main').dispatchEvent('dragover', { dataTransfer });
    await expect(dropTarget(page)).toBeInViewport({ ratio: 1 });
    await dropTarget(page).dispatchEvent('drop', { dataTransfer });
    await drawn(page);
    await expect(dropTarget(page)).toHaveCount(0);
    await expect(stateBox(page, 'lamp.off')).toBeVisible();
    await expect(page.locator('code', { hasText: 'lamp.ts' })).toBeVisible();
    await expect(page).toHaveTitle('Import a machine · Machines');
  });
}

test('a file that is dropped on another page is opened once', async ({ page }) => {
  await openViewer(page, 'stage');
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: await dragged(page, 'file') });
  await expect(stateBox(page, 'lamp.off')).toBeVisible();
  await page.getByRole('link', { name: 'Stage' }).click();
  await drawn(page);
  await page.getByRole('link', { name: 'Import a machine' }).click();
  await expect(page.getByRole('button', { name: 'Draw it' })).toBeVisible();
});

test('the drop target disappears when the file leaves the window', async ({ page }) => {
  await openViewer(page, 'import');
  const dataTransfer = await dragged(page, 'file');
  await page.getByRole('main').dispatchEvent('dragover', { dataTransfer });
  // The target covers what was below the file.
  await page.getByRole('main').dispatchEvent('dragleave', { dataTransfer });
  await expect(dropTarget(page)).toBeVisible();
  await dropTarget(page).locator('..').dispatchEvent('dragleave', { dataTransfer });
  await expect(dropTarget(page)).toHaveCount(0);

  // A browser may not report that a drag was canceled.
  await page.getByRole('main').dispatchEvent('dragover', { dataTransfer });
  await expect(dropTarget(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(dropTarget(page)).toHaveCount(0);
});

test('a dragged text is left to the browser', async ({ page }) => {
  await openViewer(page, 'import');
  const field = page.getByRole('textbox', { name: source });
  const isCaught = async (type: string, kind: 'file' | 'text') =>
    field.evaluate(
      (element, [name, dataTransfer]) =>
        !element.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })),
      [type, await dragged(page, kind)] as const,
    );
  expect(await isCaught('dragover', 'text')).toBe(false);
  expect(await isCaught('drop', 'text')).toBe(false);
  await expect(dropTarget(page)).toHaveCount(0);
  expect(await isCaught('dragover', 'file')).toBe(true);
});

test('an opened file is drawn again when it is saved, with the same folds, size and simulation', async ({
  page,
}) => {
  // The picker of the browser cannot be pressed in a test, so it answers with a file that the test saves.
  await page.addInitScript(() => {
    const versions = ['b: {}', 'b: {}, c: {}'];
    let saved = 0;
    const source = () =>
      `createMachine({ id: 'm', initial: 'a', on: { go: '.b' }, states: { a: { initial: 'x', states: { x: {} } }, ${versions[saved]} } })`;
    const handle = {
      kind: 'file',
      getFile: async () => new File([source()], 'm.ts', { lastModified: 1_000 + saved }),
    };
    Object.assign(window, {
      showOpenFilePicker: async () => [handle],
      save: () => {
        saved = 1;
      },
    });
  });
  await openViewer(page, 'import');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await drawn(page);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(stateBox(page, 'm.a.x')).toHaveCount(0);
  await panel(page, 'Events').getByRole('button', { name: 'go' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  const size = await page.getByLabel('Size', { exact: true }).textContent();
  await page.evaluate(() => Reflect.get(window, 'save')());
  await expect(stateBox(page, 'm.c')).toBeVisible();
  await expect(stateBox(page, 'm.a.x')).toHaveCount(0);
  await expect(page.getByLabel('Size', { exact: true })).toHaveText(size ?? '');
  expect(await activeStates(page)).toEqual(['m', 'm.b']);
});

for (const isAsked of [false, true]) {
  test(`a reload follows the same file, ${isAsked ? 'once the reader allows it again' : 'which may still be read'}`, async ({
    page,
  }) => {
    // The picker answers with a file of the page's own file system, which a reload keeps as it keeps one of the reader.
    await page.addInitScript((asks) => {
      const source = (last: string) =>
        `createMachine({ id: 'm', initial: 'a', states: { a: {}, ${last}: {} } })`;
      const save = async (last: string) => {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle('m.ts', { create: true });
        const stream = await handle.createWritable();
        await stream.write(source(last));
        await stream.close();
        return handle;
      };
      Object.assign(window, { save, showOpenFilePicker: async () => [await save('b')] });
      if (!asks) return;
      let state = 'prompt';
      Object.assign(FileSystemFileHandle.prototype, {
        queryPermission: async () => state,
        requestPermission: async () => {
          state = 'granted';
          return state;
        },
      });
    }, isAsked);
    await openViewer(page, 'import');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await drawn(page);
    await expect.poll(() => page.url()).toContain('import?');
    await page.reload();
    await drawn(page);
    const follow = page.getByRole('button', { name: 'Follow m.ts' });
    if (isAsked) await follow.click();
    await expect(follow).toHaveCount(0);
    await page.evaluate(() => Reflect.get(window, 'save')('c'));
    await expect(stateBox(page, 'm.c')).toBeVisible();
    await expect(stateBox(page, 'm.b')).toHaveCount(0);
  });
}

test('a machine of 200 states is drawn while the page stays free, and folds to an overview', async ({
  page,
}) => {
  test.slow();
  const { nodes } = chartOf(largeMachine);
  expect(nodes.length).toBeGreaterThanOrEqual(200);
  await openViewer(page, 'import');
  await paste(page, page.getByRole('textbox', { name: source }), machineJson(chartOf(largeMachine)));
  await page.getByRole('button', { name: 'Draw it' }).click();
  // The layout is still running, and the page responds.
  await page.getByRole('tab', { name: 'Outline' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Outline' })).toBeVisible();
  await drawn(page);
  // It opens folded.
  await expect(stateBox(page, nodes.at(-1)?.id ?? '')).toHaveCount(0);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(chart(page).locator('[data-state]')).toHaveCount(nodes.length);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(stateBox(page, nodes.at(-1)?.id ?? '')).toHaveCount(0);
});

test('a machine of more than 30 states opens at the deepest level that can be read, whatever the panel', async ({
  page,
}) => {
  const text = machineJson(chartOf(nestedMachine([3, 8, 7])));
  const sizeInPercent = async () =>
    Number.parseInt((await page.getByLabel('Size', { exact: true }).textContent()) ?? '', 10);
  for (const [width, height, states] of [
    [1_440, 900, 1 + 3],
    [2_400, 1_600, 1 + 3 + 24],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openViewer(page, 'import');
    await paste(page, page.getByRole('textbox', { name: source }), text);
    await page.getByRole('button', { name: 'Draw it' }).click();
    await drawn(page);
    await expect(chart(page).locator('[data-state]')).toHaveCount(states);
    await page.getByRole('button', { name: 'Fit' }).click();
    // Labels of 11 px are 9 px high.
    expect(await sizeInPercent()).toBeGreaterThanOrEqual(82);
    await expect(stateBox(page, 'nested.s0')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Edit' }).click();
  }
});
