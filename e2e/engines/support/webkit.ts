import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Builder, Origin, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import type { Browser, Key, Point } from './browser';

const DRIVER = '/usr/bin/WebKitWebDriver';
const X_SERVER = '/usr/bin/xvfb-run';
const LIBRARIES = '/usr/lib';

const START_LIMIT_MS = 20_000;
const START_POLL_MS = 50;

/** The MiniBrowser of WebKitGTK: `WEBKIT_PATH`, else the system's; undefined without it, its driver or an X server. */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync(X_SERVER)) return undefined;
  const installed = readdirSync(LIBRARIES).flatMap((platform) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((library) => join(LIBRARIES, platform, library, 'MiniBrowser')),
  );
  return [process.env.WEBKIT_PATH ?? '', ...installed].find((path) => existsSync(path));
}

const keys: Readonly<Record<Key | 'Alt' | 'Shift', string>> = {
  Alt: SeleniumKey.ALT,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowUp: SeleniumKey.ARROW_UP,
  End: SeleniumKey.END,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Home: SeleniumKey.HOME,
  PageDown: SeleniumKey.PAGE_DOWN,
  PageUp: SeleniumKey.PAGE_UP,
  Shift: SeleniumKey.SHIFT,
  Tab: SeleniumKey.TAB,
  t: 't',
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Starts the driver in an X server of its own. @returns its process and its address. */
async function startDriver(): Promise<{ driver: ChildProcess; address: string }> {
  const port = await freePort();
  const driver = spawn(X_SERVER, ['-a', '-s', '-screen 0 1800x1400x24', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the X server and the browser end with it.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, START_POLL_MS));
  }
  return { driver, address };
}

/**
 * Records the errors of a document from now on. The driver has no command for the console. The page calls it after its
 * `load` event, and the bundle is fetched later.
 */
const recordErrors = `() => {
  if (window.recordedErrors) return;
  const recorded = (window.recordedErrors = []);
  const { error } = console;
  console.error = (...values) => {
    recorded.push('console: ' + values.map(String).join(' '));
    error(...values);
  };
  addEventListener('error', ({ message }) => recorded.push('page: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => recorded.push('page: ' + reason));
}`;

/** Opens a window of WebKitGTK's MiniBrowser over WebDriver, without a profile. */
export async function launchWebKit(): Promise<Browser> {
  const binary = findWebKit();
  if (!binary) throw new Error('WebKitGTK is not installed.');
  const { driver, address } = await startDriver();
  const stop = () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
  };
  let web: WebDriver;
  try {
    web = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation'],
        },
      })
      .build();
  } catch (error) {
    stop();
    throw error;
  }
  /** Errors of former documents. */
  const errors: string[] = [];
  const takeErrors = async () => {
    const recorded = await web.executeScript<string[] | null>('return window.recordedErrors?.splice(0)');
    errors.push(...(recorded ?? []));
  };
  const navigate = async (change: () => Promise<void>) => {
    await takeErrors();
    await change();
    await web.executeScript(`return (${recordErrors})()`);
  };
  const actions = () => web.actions({ async: true });
  const to = ({ x, y }: Point) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  });

  return {
    goto: (target) => navigate(() => web.get(target)),
    startLoading: async (target) => {
      await web.executeScript((next: string) => location.assign(next), target);
    },
    back: () => navigate(() => web.navigate().back()),
    forward: () => navigate(() => web.navigate().forward()),
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
    call: (expression, argument) =>
      web.executeScript(`return (${expression})(${JSON.stringify(argument) ?? 'undefined'})`),
    move: (point) => actions().move(to(point)).perform(),
    click: (point) => actions().move(to(point)).click().perform(),
    drag: ([from, end]) =>
      actions()
        .move(to(from))
        .press()
        .move({ ...to(end), duration: 200 })
        .release()
        .perform(),
    press: async (key, modifier) => {
      const sequence = actions();
      if (modifier) sequence.keyDown(keys[modifier]);
      sequence.keyDown(keys[key]).keyUp(keys[key]);
      if (modifier) sequence.keyUp(keys[modifier]);
      await sequence.perform();
    },
    type: async (text) => {
      const sequence = actions();
      for (const character of text) sequence.keyDown(character).keyUp(character);
      await sequence.perform();
    },
    picture: async () => undefined,
    printedPages: async () => undefined,
    errors: async () => {
      await takeErrors();
      return errors;
    },
    close: async () => {
      await web.quit().catch(() => undefined);
      stop();
    },
  };
}
