import { build } from 'esbuild';
import { violations } from '../support/axe';
import { DEV_PORT } from '../support/ports';
import { expect, frames, test } from '../support/test';
import { activeStates, drawn, panel, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

const VIEWER = `http://localhost:${DEV_PORT}/machines/#/live`;

/** An application with XState and the package of Stately. It has only the address of this viewer. */
const application = `
  import { createBrowserInspector } from '@statelyai/inspect';
  import { createActor, setup } from 'xstate';

  const door = setup({ guards: { hasKey: () => true } }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: { guard: 'hasKey', target: 'opened' } } },
      opened: { on: { close: 'closed' } },
    },
  });
  document.querySelector('#inspect').addEventListener('click', () => {
    const { inspect } = createBrowserInspector({ url: ${JSON.stringify(VIEWER)} });
    const actor = createActor(door, { inspect }).start();
    for (const type of ['open', 'close']) {
      document.querySelector('#' + type).addEventListener('click', () => actor.send({ type }));
    }
  });
`;

const DOCUMENT = `<!doctype html><title>A door</title>
  <button id="inspect">Inspect</button> <button id="open">Open</button> <button id="close">Close</button>
  <script src="/app.js"></script>`;

/** Code of the application for browsers. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: application, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

for (const [name, origin, isAccepted] of [
  ['on this computer is watched', 'http://localhost:4599', true],
  ['of another origin is refused, and the page says why', 'http://shop.example', false],
] as const) {
  test(`an application ${name}`, async ({ page, context }) => {
    const code = await bundled();
    await context.route(`${origin}/**`, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: code })
        : route.fulfill({ contentType: 'text/html', body: DOCUMENT }),
    );
    await page.goto(`${origin}/`);
    const [viewer] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Inspect' }).click(),
    ]);
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
