import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Origin, Key as SeleniumKey } from 'selenium-webdriver';
import { freePort } from '../support/webServers';
import type { Launch, Point } from './browser';

const DRIVER = '/usr/bin/WebKitWebDriver';
const X_SERVER = '/usr/bin/xvfb-run';

const START_LIMIT_MS = 60_000;
const START_POLL_MS = 50;

/** The MiniBrowser of WebKitGTK: `WEBKIT_PATH`, else the system's; undefined without it, its driver or an X server. */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync(X_SERVER)) return undefined;
  const installed = readdirSync('/usr/lib').flatMap((platform) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((library) => join('/usr/lib', platform, library, 'MiniBrowser')),
  );
  return [process.env.WEBKIT_PATH ?? '', ...installed].find((path) => existsSync(path));
}

/** Starts the driver in an X server of its own. @returns its address, and a function that stops both. */
async function startDriver(): Promise<{ address: string; stop: () => void }> {
  const port = await freePort();
  const driver = spawn(X_SERVER, ['-a', '-s', '-screen 0 1800x1400x24', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the X server and the browser end with it.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  const answers = () => fetch(`${address}/status`).then(Boolean, () => false);
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, START_POLL_MS));
  }
  return { address, stop: () => driver.pid !== undefined && process.kill(-driver.pid) };
}

/**
 * Records the errors of a document from now on. The driver has no command for the console. The page calls it after its
 * `load` event, and the bundle is fetched later.
 */
const recordErrors = `
  if (!window.recordedErrors) {
    const recorded = (window.recordedErrors = []);
    console.error = (...values) => recorded.push('console: ' + values.map(String).join(' '));
    addEventListener('error', ({ message }) => recorded.push('page: ' + message));
    addEventListener('unhandledrejection', ({ reason }) => recorded.push('page: ' + reason));
  }`;

const keys: Readonly<Record<string, string>> = {
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  End: SeleniumKey.END,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Home: SeleniumKey.HOME,
  PageDown: SeleniumKey.PAGE_DOWN,
  PageUp: SeleniumKey.PAGE_UP,
};

/** Opens a window of WebKitGTK's MiniBrowser over WebDriver, without a profile. It has no forced colors. */
export const launchWebKit: Launch = async () => {
  const { address, stop } = await startDriver();
  const web = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] },
    })
    .build();
  // By default, a command waits five minutes, longer than a test.
  await web.manage().setTimeouts({ pageLoad: 60_000, script: 30_000 });
  /** Errors of former documents. */
  const errors: string[] = [];
  const takeErrors = async () => {
    const recorded = await web.executeScript<string[] | null>('return window.recordedErrors?.splice(0)');
    errors.push(...(recorded ?? []));
  };
  const navigate = async (change: () => Promise<void>) => {
    await takeErrors();
    await change();
    await web.executeScript(recordErrors);
  };
  const actions = () => web.actions({ async: true });
  const to = ({ x, y }: Point, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration,
  });

  return {
    goto: (target) => navigate(() => web.get(target)),
    startLoading: async (target) => {
      await web.executeScript((next: string) => location.assign(next), target);
    },
    back: () => navigate(() => web.navigate().back()),
    reload: () => navigate(() => web.navigate().refresh()),
    resize: async (width, height) => {
      const window = web.manage().window();
      await window.setRect({ width, height });
      // The frame and the tool bar of the window.
      const [innerWidth, innerHeight] = await web.executeScript<[number, number]>(
        'return [innerWidth, innerHeight]',
      );
      const outer = await window.getRect();
      await window.setRect({
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
    },
    call: (source, argument) =>
      web.executeScript(`return (${source})(${JSON.stringify(argument) ?? 'undefined'})`),
    point: async (at, action) => {
      const sequence = actions().move(to(at));
      if (action === 'click') sequence.click();
      else if (action) sequence.press().move(to(action.dragTo, 200)).release();
      await sequence.perform();
    },
    press: async (key, modifier) => {
      const sequence = actions();
      const pressed = keys[key] ?? key;
      if (modifier) sequence.keyDown(SeleniumKey.ALT);
      sequence.keyDown(pressed).keyUp(pressed);
      if (modifier) sequence.keyUp(SeleniumKey.ALT);
      await sequence.perform();
    },
    type: async (text) => {
      const sequence = actions();
      for (const character of text) sequence.keyDown(character).keyUp(character);
      await sequence.perform();
    },
    picture: async () => undefined,
    errors: async () => {
      await takeErrors();
      return errors;
    },
    close: async () => {
      await web.quit().catch(() => undefined);
      stop();
    },
  };
};
