import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Browser, Key } from './browser';
import type { Queries, Seen, Target } from './pageQueries';

const pageQueries = buildSync({
  entryPoints: [new URL('pageQueries.ts', import.meta.url).pathname],
  bundle: true,
  format: 'iife',
  minify: true,
  write: false,
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
}).outputFiles[0]?.text;

/** Time that a busy machine may need, in ms. */
const PATIENCE_MS = 20_000;

const named =
  (role: string) =>
  (name?: string | RegExp, within?: Target): Target => ({
    role,
    ...(name === undefined
      ? {}
      : { name: typeof name === 'string' ? name : { pattern: name.source, flags: name.flags } }),
    ...(within ? { within } : {}),
  });

export const alert = named('alert');
export const banner = named('banner');
export const button = named('button');
export const contentinfo = named('contentinfo');
export const field = named('textbox');
export const heading = named('heading');
export const link = named('link');
/** A link by the path that it leads to. */
export const linkTo = (path: string, within?: Target): Target => ({ ...link(undefined, within), path });
export const main = named('main');
export const navigation = named('navigation');
export const region = named('region');
export const slider = named('slider');
export const status = named('status');
export const tooltip = named('tooltip');

/** A visitor in front of a browser: looks, presses and types, and waits for what has to appear. */
export class Visitor {
  readonly #browser: Browser;
  readonly #site: string;

  /** @param site origin of the site. */
  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  get browser(): Browser {
    return this.#browser;
  }

  /** Runs a function in the page; it can use nothing outside itself. */
  async run<Result, Argument = undefined>(
    fn: (argument: Argument) => Result,
    ...[argument]: Argument extends undefined ? [] : [Argument]
  ): Promise<Result> {
    return (await this.#browser.call(fn.toString(), argument)) as Result;
  }

  async #query<Name extends keyof Queries>(name: Name, target: Target): Promise<ReturnType<Queries[Name]>> {
    const expression = `(target) => {
      if (!window.journeyQueries) { ${pageQueries} }
      return window.journeyQueries.${name}(target);
    }`;
    return (await this.#browser.call(expression, target)) as ReturnType<Queries[Name]>;
  }

  /** Loads a path of the site and waits until the page answers. */
  async open(path: string): Promise<void> {
    await this.#browser.goto(this.#site + path);
    await this.isReady();
  }

  /** Loads a path of the site without waiting for the bundle. */
  async openEarly(path: string): Promise<void> {
    await this.#browser.startLoading(this.#site + path);
    await this.sees(heading());
  }

  /** Waits until the page is hydrated. */
  async isReady(): Promise<void> {
    await this.finds(() => document.documentElement.dataset.ready !== undefined, true);
  }

  /** Waits until a function of the page returns a value. */
  async finds<Result>(fn: () => Result, expected: Awaited<Result>): Promise<void> {
    await expect.poll(() => this.run(fn), { timeout: PATIENCE_MS }).toEqual(expected);
  }

  /** The path of the address, with its hash. */
  path(): Promise<string> {
    return this.run(() => location.pathname + location.hash);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.path(), { timeout: PATIENCE_MS }).toBe(path);
  }

  /** The matching elements at this moment. */
  async look(target: Target): Promise<readonly Seen[]> {
    return this.#query('look', target);
  }

  /** Waits until the first match is there and is as expected. */
  async sees(target: Target, expected: Partial<Record<keyof Seen, unknown>> = {}): Promise<Seen> {
    await expect
      .poll(async () => (await this.look(target))[0], { message: describe(target), timeout: PATIENCE_MS })
      .toMatchObject(expected);
    const [seen] = await this.look(target);
    if (!seen) throw new Error(`${describe(target)} was there, and is gone.`);
    return seen;
  }

  /** Waits until nothing matches. */
  async misses(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.look(target)).length, { message: describe(target), timeout: PATIENCE_MS })
      .toBe(0);
  }

  /** Scrolls an element into the window, and waits until it does not move. @returns its middle. */
  async #middleOf(target: Target): Promise<{ x: number; y: number }> {
    let former = { x: -1, y: -1 };
    await expect
      .poll(
        async () => {
          const [seen] = await this.look(target);
          if (!seen?.isOnTop) {
            await this.#query('reveal', target);
            return false;
          }
          const { x, y, width, height } = seen.box;
          const middle = { x: x + width / 2, y: y + height / 2 };
          const isStill = middle.x === former.x && middle.y === former.y;
          former = middle;
          return isStill;
        },
        { message: `${describe(target)} can be pressed`, timeout: PATIENCE_MS, intervals: [50] },
      )
      .toBe(true);
    return former;
  }

  async presses(target: Target): Promise<void> {
    await this.#browser.click(await this.#middleOf(target));
  }

  async pointsAt(target: Target): Promise<void> {
    await this.#browser.move(await this.#middleOf(target));
  }

  async types(target: Target, text: string): Promise<void> {
    await this.presses(target);
    await this.#browser.type(text);
  }

  async key(key: Key, modifier?: 'Alt' | 'Shift'): Promise<void> {
    await this.#browser.press(key, modifier);
  }
}

const describe = ({ role, name, path, within }: Target): string =>
  [role, typeof name === 'object' ? `/${name.pattern}/` : name, path, within && `in ${describe(within)}`]
    .filter(Boolean)
    .join(' ');
