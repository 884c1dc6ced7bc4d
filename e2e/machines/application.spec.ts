import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { violations } from '../support/axe';
import { DEV_PORT } from '../support/ports';
import { expect, frames, test } from '../support/test';
import { activeStates, drawn, panel, stateBox, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

const VIEWER = `http://localhost:${DEV_PORT}/machines/#/live`;

/** A machine with a state for each button. */
const door = `
  const machine = setup({ guards: { hasKey: () => true } }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: { guard: 'hasKey', target: 'opened' } } },
      opened: { on: { close: 'closed' } },
    },
  });
`;

/** A machine of 43 states. */
const warehouse = `
  const times = (count, item) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => ['s' + at, item('s' + ((at + 1) % count))]));
  const machine = setup({}).createMachine({
    id: 'warehouse',
    initial: 's0',
    states: times(6, (area) => ({
      initial: 's0',
      on: { close: area },
      states: times(6, (shelf) => ({ on: { open: shelf } })),
    })),
  });
`;

/** An application with XState and the package of Stately. It has only the address of this viewer. */
const applicationWith = (machine: string) => `
  import { createBrowserInspector } from '@statelyai/inspect';
  import { createActor, setup } from 'xstate';
  ${machine}
  document.querySelector('#inspect').addEventListener('click', () => {
    const { inspect } = createBrowserInspector({ url: ${JSON.stringify(VIEWER)} });
    const actor = createActor(machine, { inspect }).start();
    for (const type of ['open', 'close']) {
      document.querySelector('#' + type).addEventListener('click', () => actor.send({ type }));
    }
  });
`;

const DOCUMENT = `<!doctype html><title>A door</title>
  <button id="inspect">Inspect</button> <button id="open">Open</button> <button id="close">Close</button>
  <script src="/app.js"></script>`;

/** Opens an application, and the viewer from it. */
async function inspect(page: Page, context: BrowserContext, origin: string, machine: string): Promise<Page> {
  const { outputFiles } = await build({
    stdin: { contents: applicationWith(machine), resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
  });
  await context.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' })
      : route.fulfill({ contentType: 'text/html', body: DOCUMENT }),
  );
  await page.goto(`${origin}/`);
  const [viewer] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Inspect' }).click(),
  ]);
  return viewer;
}

const LOCAL = 'http://localhost:4599';

for (const [name, origin, isAccepted] of [
  ['on this computer is watched', LOCAL, true],
  ['of another origin is refused, and the page says why', 'http://shop.example', false],
] as const) {
  test(`an application ${name}`, async ({ page, context }) => {
    const viewer = await inspect(page, context, origin, door);
    if (!isAccepted) {
      await expect(viewer.getByRole('alert')).toHaveText(
        `Messages from ${origin} are refused: only applications on this computer are accepted.`,
      );
      await expect(viewer.getByRole('heading', { name: 'Waiting for the site' })).toBeVisible();
      expect(await violations(viewer)).toEqual([]);
      return;
    }
    await expect(viewer.getByRole('heading', { level: 1, name: 'Live: door' })).toBeVisible();
    await expect(viewer.getByText(origin)).toBeVisible();
    await drawn(viewer);
    const press = async (name: string) => {
      await page.bringToFront();
      await page.getByRole('button', { name }).click();
    };
    /** The package reports when the browser is idle, which it is after a frame. */
    const activeAfterFrames = async () => {
      await frames(page, 2);
      return activeStates(viewer);
    };
    await press('Open');
    await expect.poll(activeAfterFrames).toContain('door.opened');
    await expect(panel(viewer, 'Events for door')).toContainText('passes no events on to it');
    expect(await violations(viewer)).toEqual([]);

    // A reload of the application opens the same window again.
    await page.reload();
    await press('Inspect');
    await expect(viewer.getByRole('button', { name: 'Remove absent pages' })).toBeVisible();
    await expect.poll(activeAfterFrames).toContain('door.closed');
    await press('Open');
    await expect.poll(activeAfterFrames).toContain('door.opened');
    await viewer.bringToFront();
    await expect(viewer.getByRole('heading', { level: 1, name: 'Live: door' })).toBeVisible();
    expect(await activeStates(viewer)).toContain('door.opened');
  });
}

test('a large machine of an application opens folded, and can be unfolded', async ({ page, context }) => {
  const viewer = await inspect(page, context, LOCAL, warehouse);
  await expect(viewer.getByRole('heading', { level: 1, name: 'Live: warehouse' })).toBeVisible();
  await drawn(viewer);
  await expect(stateBox(viewer, 'warehouse.s5')).toBeVisible();
  await expect(stateBox(viewer, 'warehouse.s5.s5')).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Unfold all' }).click();
  await expect(stateBox(viewer, 'warehouse.s5.s5')).toBeVisible();
});
