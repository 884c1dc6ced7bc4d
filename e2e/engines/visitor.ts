import { test as base, expect } from '@playwright/test';
import { SITE_PORT } from '../support/ports';
import type { Box } from '../support/test';
import type { Browser, Launch } from './browser';
import { type FaultySite, startFaultySite } from './faultySite';
import { findFirefox, launchFirefox } from './firefox';
import { findWebKit, launchWebKit } from './webkit';

interface Engine {
  readonly find: () => string | undefined;
  readonly launch: Launch;
  /** How to install it on Debian. */
  readonly packages: string;
}

export const engines: Readonly<Record<string, Engine>> = {
  firefox: { find: findFirefox, launch: launchFirefox, packages: 'firefox-esr' },
  webkit: { find: findWebKit, launch: launchWebKit, packages: 'webkit2gtk-driver xvfb' },
};

/** A visible element by a selector, the start of its text, the value of a field, and the focus. */
export interface Target {
  readonly css: string;
  readonly text?: string;
  readonly value?: string;
  /** `:focus` would need a window that has the focus, which MiniBrowser's loses when it is resized. */
  readonly isFocused?: true;
}

/** A visible element. */
interface Seen {
  /** In CSS px of the window. */
  readonly box: Box;
  /** Nothing covers the center of the element. */
  readonly isOnTop: boolean;
  /** An animation of it, or of an ancestor, runs. A busy machine may draw no frame between two looks. */
  readonly isAnimated: boolean;
}

/** Finds a target; runs inside the page, and uses nothing outside itself. */
function find({ css, text, value, isFocused, reveal }: Target & { readonly reveal?: boolean }): Seen | null {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined || candidate.textContent.trim().startsWith(text)) &&
      (!isFocused || document.activeElement === candidate) &&
      (value === undefined || ('value' in candidate && candidate.value === value)),
  );
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = top !== null && (element.contains(top) || top.contains(element));
  // The header is sticky: this would scroll the page, but not move the header.
  if (reveal && !isOnTop && !element.closest('header'))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isAnimated = document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(element),
    );
  return { box: { x, y, width, height }, isOnTop, isAnimated };
}

/** Time limit on a busy machine, in ms. */
const patience = { timeout: 30_000 };

/** Finds, presses and types as a visitor does, and waits for the elements and addresses of a journey. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly site: FaultySite,
  ) {}

  /** Calls a function in the page; it can use nothing outside itself. */
  async run<Result, Argument>(
    inPage: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> {
    return (await this.browser.call(inPage.toString(), argument)) as Awaited<Result>;
  }

  /** Loads a path of the site and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.browser.goto(this.site.address + path);
    await this.isReady();
  }

  /** Loads a path of the site while the bundle is held back. */
  async openEarly(path: string): Promise<void> {
    this.site.hold();
    await this.browser.startLoading(this.site.address + path);
    await this.sees({ css: 'h1' });
    await this.isAt(path);
  }

  isReady = (): Promise<void> => this.finds(() => document.documentElement.dataset.ready !== undefined, true);

  isAt = (path: string): Promise<void> => this.finds(() => location.pathname, path);

  /** Waits until a function of the page returns a value. */
  async finds<Result>(inPage: () => Result, expected: Awaited<Result>): Promise<void> {
    await expect.poll(() => this.run(inPage, undefined).catch(() => undefined), patience).toEqual(expected);
  }

  /** Waits for an element. @returns its box in the window. */
  async sees(target: Target): Promise<Box> {
    const look = () => this.run(find, target).catch(() => null);
    await expect.poll(look, { ...patience, message: JSON.stringify(target) }).not.toBeNull();
    return (await look())?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  /** Waits until no element matches. */
  async misses(target: Target): Promise<void> {
    const message = `no ${JSON.stringify(target)}`;
    await expect.poll(() => this.run(find, target), { ...patience, message }).toBeNull();
  }

  /** Scrolls an element into the window, and waits until it does not move. @returns its center. */
  async #centerOf(target: Target): Promise<{ x: number; y: number }> {
    let center = { x: -1, y: -1 };
    const isStill = async () => {
      const seen = await this.run(find, { ...target, reveal: true });
      if (!seen?.isOnTop || seen.isAnimated) return false;
      const former = center;
      center = { x: seen.box.x + seen.box.width / 2, y: seen.box.y + seen.box.height / 2 };
      return center.x === former.x && center.y === former.y;
    };
    const message = `${JSON.stringify(target)} can be pressed`;
    await expect.poll(isStill, { ...patience, message, intervals: [50] }).toBe(true);
    return center;
  }

  async presses(target: Target): Promise<void> {
    await this.browser.point(await this.#centerOf(target), 'click');
  }

  async pointsAt(target: Target): Promise<void> {
    await this.browser.point(await this.#centerOf(target));
  }

  async types(target: Target, text: string): Promise<void> {
    await this.presses(target);
    await this.browser.type(text);
    await this.sees({ ...target, value: text });
  }
}

export interface WorkerFixtures {
  readonly engine: string;
  /** Palette of the forced colors; undefined for the colors of the page. */
  readonly readerColors: 'light' | 'dark' | undefined;
  /** One window for all tests of a worker: a new one costs seconds. */
  readonly window: Browser;
  readonly site: FaultySite;
}

/** `test` in another engine: a console error or an uncaught error fails it, unless a pattern in `allowed` matches. */
export const test = base.extend<{ readonly visitor: Visitor; readonly allowed: RegExp[] }, WorkerFixtures>({
  engine: ['', { scope: 'worker', option: true }],
  readerColors: [undefined, { scope: 'worker', option: true }],
  window: [
    async ({ engine, readerColors }, use) => {
      const window = await engines[engine]?.launch(readerColors);
      if (!window) throw new Error(`There is no engine "${engine}".`);
      await use(window);
      await window.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from its pattern.
    async ({}, use) => {
      const site = await startFaultySite(SITE_PORT);
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  allowed: async ({}, use) => use([]),
  visitor: async ({ window, site, allowed }, use) => {
    await window.resize(1280, 800);
    // The test before may have left the pointer on an element, which would open its tooltip.
    await window.point({ x: 10, y: 400 });
    const before = (await window.errors()).length;
    await use(new Visitor(window, site));
    site.release();
    const unexpected = (await window.errors())
      .slice(before)
      .filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'errors that the test has not allowed').toEqual([]);
  },
});

export { expect };
