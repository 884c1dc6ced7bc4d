import type { Page } from '@playwright/test';
import { machines } from '../../machines/registry';
import { LAYOUT_LIMIT } from '../../machines/viewer/layouts/layoutDatabase';
import { expect } from '../support/test';
import { chart, drawn, openViewer, panel, viewerSettings } from '../support/viewer';
import { test } from '../support/viewerTest';

test.use({ ...viewerSettings, keepsLayouts: false });

/** Counts the starts of ELK in a page. */
function startsOfElk(page: Page): () => number {
  let count = 0;
  page.on('worker', () => {
    count += 1;
  });
  return () => count;
}

/** Waits until the gallery has all its pictures; returns them. */
async function pictures(page: Page): Promise<readonly string[]> {
  const shown = page.getByRole('main').locator('li svg');
  await expect(shown).toHaveCount(machines.length);
  return shown.evaluateAll((all) => all.map((each) => each.outerHTML));
}

/** The databases of layouts, with the keys of the layouts from the oldest to the newest. */
const databases = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: Record<string, readonly IDBValidKey[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      const layouts = database.transaction('layouts').objectStore('layouts');
      found[name] = await resultOf(layouts.index('time').getAllKeys());
      database.close();
    }
    return found;
  });

test('a chart is first drawn as a draft, and ELK then finds a drawing that is seen larger', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const drawings: { readonly isDraft: boolean; readonly size: string }[] = [];
    new MutationObserver(() => {
      const svg = document.querySelector<SVGSVGElement>('svg[data-width]');
      if (!svg) return;
      const { width, height } = svg.dataset;
      const isDraft = svg.closest('[aria-busy]')?.getAttribute('aria-busy') === 'true';
      drawings.push({ isDraft, size: `${width} × ${height}` });
    }).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { drawings });
  });
  const starts = startsOfElk(page);
  await openViewer(page, 'contact');
  expect(starts()).toBe(1);
  const sizes = await page.evaluate(() => {
    const drawings: readonly { readonly isDraft: boolean; readonly size: string }[] = Reflect.get(
      window,
      'drawings',
    );
    return {
      draft: drawings.find(({ isDraft }) => isDraft)?.size,
      last: drawings.findLast(({ isDraft }) => !isDraft)?.size,
    };
  });
  expect(sizes.draft).toMatch(/^\d/);
  expect(sizes.last).toMatch(/^\d/);
  expect(sizes.last).not.toBe(sizes.draft);
});

test.describe('with motion, the view', () => {
  // Too small for the whole chart, so that the view follows the active states.
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1_100, height: 700 } });

  test('is cut from a draft to the drawing after it, and glides in that drawing', async ({ page }) => {
    await page.addInitScript(() => {
      const glides: string[] = [];
      const views = new Set<string>();
      new MutationObserver(() => {
        const sheet = document.querySelector<SVGElement>('[data-drawing]');
        if (sheet) views.add(sheet.style.transform);
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.matches('[data-drawing]')) glides.push(propertyName);
      });
      Object.assign(window, { glides, views });
    });
    const glides = () =>
      page.evaluate(async (): Promise<readonly string[]> => {
        // A transition begins in the frame after the change.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return Reflect.get(window, 'glides');
      });
    await openViewer(page, 'contact');
    const views = await page.evaluate((): number => Reflect.get(window, 'views').size);
    expect(views, 'of the draft and of the drawing after it').toBeGreaterThan(1);
    expect(await glides()).toEqual([]);
    await panel(page, 'Clock').getByRole('button', { name: 'Next timer' }).click();
    await panel(page, 'Events').getByRole('button', { name: 'error loadScript' }).click();
    await expect.poll(glides).toContain('transform');
  });
});

test('the second visit has the same pictures as the first, without starting ELK', async ({
  page,
  context,
}) => {
  const startsAtFirst = startsOfElk(page);
  await openViewer(page, '');
  const atFirst = await pictures(page);
  expect(startsAtFirst()).toBe(1);
  await page.close();

  const second = await context.newPage();
  const requests: string[] = [];
  second.on('request', (request) => requests.push(request.url()));
  const starts = startsOfElk(second);
  await openViewer(second, '');
  expect(await pictures(second)).toEqual(atFirst);
  expect(starts()).toBe(0);
  expect(requests.filter((url) => url.includes('elk-worker'))).toEqual([]);
  expect(requests.some((url) => url.endsWith('/machines/main.js'))).toBe(true);
});

test('a chart that was drawn before is drawn again without starting ELK', async ({ page }) => {
  await openViewer(page, 'stage');
  const drawing = () => chart(page).locator('[data-drawing]').innerHTML();
  const before = await drawing();
  const starts = startsOfElk(page);
  await page.reload();
  await drawn(page);
  expect(await drawing()).toBe(before);
  expect(starts()).toBe(0);
});

test('the import page starts ELK before a chart is drawn, and the chart is drawn by the same worker', async ({
  page,
}) => {
  const starts = startsOfElk(page);
  await openViewer(page, 'import');
  await expect.poll(starts).toBe(1);
  expect(await databases(page)).toEqual({});
  await page.getByRole('button', { name: 'Draw it' }).click();
  await drawn(page);
  expect(starts()).toBe(1);
});

const denials: readonly (readonly [string, () => void])[] = [
  [
    'denies databases',
    () => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('The user denied permission to access the database.', 'SecurityError');
        },
      });
    },
  ],
  [
    'has no databases',
    () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    },
  ],
  [
    'cannot open its databases',
    () => {
      const open = indexedDB.open.bind(indexedDB);
      // A lower version than the one that exists is an error.
      IDBFactory.prototype.open = (name) => {
        open(name, 3);
        return open(name, 2);
      };
    },
  ],
];
for (const [name, deny] of denials) {
  test(`a browser that ${name} shows everything as before`, async ({ page }) => {
    await page.addInitScript(deny);
    const starts = startsOfElk(page);
    await openViewer(page, 'stage');
    await page.reload();
    await drawn(page);
    expect(starts()).toBe(2);
  });
}

test('a layout that was changed by hand is computed again', async ({ page }) => {
  await openViewer(page, 'stage');
  const [name = ''] = Object.keys(await databases(page));
  await page.evaluate(async (database) => {
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const transaction = request.result.transaction('layouts', 'readwrite');
        const cursor = transaction.objectStore('layouts').openCursor();
        cursor.onsuccess = () => {
          cursor.result?.update({ text: '{"id":"chart"}', time: 1 });
          cursor.result?.continue();
        };
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  }, name);
  const starts = startsOfElk(page);
  await page.reload();
  await drawn(page);
  expect(starts()).toBe(1);
});

test('the oldest layouts and those of another version of ELK are deleted', async ({ page }) => {
  const old = 'statechart-layouts 0.0.1';
  await openViewer(page, 'stage');
  const [name = ''] = Object.keys(await databases(page));
  await page.evaluate(
    async ([current = '', other = '', limit]) => {
      const opened = (database: string) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(database);
          request.onupgradeneeded = () =>
            request.result.createObjectStore('layouts').createIndex('time', 'time');
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      (await opened(other)).close();
      const database = await opened(current);
      const transaction = database.transaction('layouts', 'readwrite');
      const layouts = transaction.objectStore('layouts');
      layouts.clear();
      for (let time = 1; time <= Number(limit); time += 1) layouts.put({ text: '', time }, `filler ${time}`);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    [name, old, String(LAYOUT_LIMIT)],
  );
  await page.reload();
  await drawn(page);
  await expect.poll(async () => (await databases(page))[name]?.includes('filler 1')).toBe(false);
  await expect.poll(async () => Object.keys(await databases(page))).toEqual([name]);
  const keys = (await databases(page))[name] ?? [];
  expect(keys).toHaveLength(LAYOUT_LIMIT);
  expect(keys.filter((key) => !String(key).startsWith('filler')).length).toBeGreaterThan(0);
  expect(keys.at(0)).toMatch(/^filler/);
});

test.describe('tests of one worker', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ keepsLayouts: true });

  /** What a page finds of those before it. */
  const found = (page: Page) =>
    page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length, window.name]);

  test('leave data, routes and pages', async ({ page, context }) => {
    await openViewer(page, 'stage');
    await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
    await page.evaluate(() => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      window.name = 'left';
    });
    expect(await found(page)).toEqual(['left=1', 1, 1, 'left']);
    await context.newPage();
    await context.route('**/main.js', (route) => route.abort());
  });

  test('find nothing but layouts', async ({ page, context }) => {
    expect(context.pages()).toEqual([page]);
    const starts = startsOfElk(page);
    await openViewer(page, 'stage');
    expect(await found(page)).toEqual(['', 0, 0, '']);
    expect(starts()).toBe(0);
  });
});
