import { test as base, expect } from '@playwright/test';
import { SITE_PORT } from '../../support/ports';
import type { Browser, BrowserOptions } from './browser';
import { type FaultySite, startFaultySite } from './faultySite';
import { findFirefox, launchFirefox } from './firefox';
import { Visitor } from './visitor';
import { findWebKit, launchWebKit } from './webkit';

export interface Engine {
  readonly name: string;
  readonly find: () => string | undefined;
  readonly launch: (options?: BrowserOptions) => Promise<Browser>;
  /** How to install it on Debian. */
  readonly packages: string;
}

export const engines = {
  firefox: { name: 'Firefox', find: findFirefox, launch: launchFirefox, packages: 'firefox-esr' },
  webkit: { name: 'WebKit', find: findWebKit, launch: launchWebKit, packages: 'webkit2gtk-driver xvfb' },
} as const satisfies Record<string, Engine>;

interface WorkerFixtures {
  /** Settings of the window of a file: `test.use({ windowOptions: { … } })`. */
  readonly windowOptions: BrowserOptions;
  /** One window for all tests of a worker: a new one costs seconds. */
  readonly window: Browser;
  readonly site: FaultySite;
}

interface Fixtures {
  readonly visitor: Visitor;
  readonly errors: { allow(pattern: RegExp): void };
}

const DESKTOP = { width: 1280, height: 800 } as const;
/** MiniBrowser's window is not narrower than 447 px, which is a phone to the site as well. */
export const PHONE = { width: 390, height: 844 } as const;

const engineOf = (project: string): Engine => {
  const engine = Object.entries(engines).find(([name]) => name === project)?.[1];
  if (!engine) throw new Error(`There is no engine "${project}".`);
  return engine;
};

/**
 * `test` of the other engines: each test has a visitor at a desktop window. A console error or an uncaught error fails
 * the test, unless the test has allowed it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  windowOptions: [{}, { scope: 'worker', option: true }],
  window: [
    async ({ windowOptions }, use, { project }) => {
      const window = await engineOf(project.name).launch(windowOptions);
      await use(window);
      await window.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from its pattern.
    async ({}, use) => {
      const site = await startFaultySite(SITE_PORT);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ window, site }, use) => {
    await window.resize(DESKTOP.width, DESKTOP.height);
    await use(new Visitor(window, site.address));
    site.mend();
  },
  errors: [
    async ({ window }, use) => {
      const allowed: RegExp[] = [];
      const before = (await window.errors()).length;
      await use({ allow: (pattern) => allowed.push(pattern) });
      const added = (await window.errors()).slice(before);
      expect(
        added.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'errors that the test has not declared',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
