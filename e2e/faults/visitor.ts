import type { Page } from '@playwright/test';

/** Numbers in [0, 1) that a seed determines (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Alt+t'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'],
];
const TEXTS = [
  ...['Ada Lovelace', 'ada@example.com', 'Our pipeline stopped in March.', 'A', '', '   '],
  ...['<img src=x onerror=alert(1)>', '\u202egnp.exe', '\u0000', '{{7*7}}', 'x'.repeat(5_000)],
];
const WIDTHS = [360, 768, 1280];
const CLICKED = 'a[href], button, summary, label, input, textarea, [role="tab"]';

interface Target {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Keeps the visitor on the site: links to other hosts and to the mail program do nothing. Call it before a page is opened. */
export const stayOnSite = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && (link.origin !== location.origin || link.target === '_blank')) event.preventDefault();
    });
  });

/** Counts the uses of the stage slider and of its buttons: nothing else changes the stage. Call it before a page is opened. */
export const countStageUses = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'stageUses', 0);
    const count = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[type="range"], [role="group"] > [aria-pressed]'))
        Reflect.set(window, 'stageUses', Reflect.get(window, 'stageUses') + 1);
    };
    for (const type of ['keydown', 'input', 'click']) window.addEventListener(type, count, true);
  });

/** Runs a script in the page. If another document replaces the page meanwhile, runs it there. */
export async function inDocument<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('context was destroyed')) throw error;
    await page.waitForLoadState();
    return run();
  }
}

/**
 * Scrolls a control into the window.
 * @param share selects the control, from 0 to 1.
 * @returns its center; undefined if there is none.
 */
function controlAt(page: Page, share: number): Promise<Target | undefined> {
  return page.evaluate(
    ({ selector, at }) => {
      const controls = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility(),
      );
      const control = controls[Math.floor(at * controls.length)];
      if (!control) return undefined;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      return {
        x: x + width / 2,
        y: y + height / 2,
        name: control.textContent.slice(0, 40) || control.outerHTML.slice(0, 60),
      };
    },
    { selector: CLICKED, at: share },
  );
}

/**
 * Performs one random action of a visitor.
 * @param paths addresses that the visitor may type.
 * @returns the action, for a person who repeats it.
 */
export async function act(page: Page, random: () => number, paths: readonly string[]): Promise<string> {
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const kind = random();
  const share = random();

  if (kind < 0.5) {
    const target = await inDocument(page, () => controlAt(page, share));
    if (!target) return 'nothing: there is no control';
    const count = pick([1, 1, 1, 1, 2, 3]);
    await page.mouse.click(target.x, target.y, { clickCount: count });
    return `click ${count}× "${target.name}" at ${page.url()}`;
  }
  if (kind < 0.66) {
    const key = pick(KEYS);
    await page.keyboard.press(key);
    return `press ${key}`;
  }
  if (kind < 0.74) {
    const text = pick(TEXTS);
    await page.keyboard.insertText(text);
    return `type ${JSON.stringify(text.slice(0, 40))}`;
  }
  if (kind < 0.8) {
    const target = await inDocument(page, () => controlAt(page, share));
    if (target) await page.mouse.move(target.x, target.y);
    return `hover ${target?.name ?? 'nothing'}`;
  }
  if (kind < 0.86) {
    const distance = Math.round((share - 0.4) * 3_000);
    await page.mouse.wheel(0, distance);
    return `scroll by ${distance} px`;
  }
  if (kind < 0.92) {
    const direction = share < 0.6 ? 'back' : 'forward';
    // A document that is left may not answer any more.
    await page.evaluate((name) => history[name](), direction as 'back' | 'forward').catch(() => undefined);
    return direction;
  }
  if (kind < 0.95) {
    const ms = pick([100, 1_500, 6_000, 600_000]);
    await page.clock.fastForward(ms);
    return `wait ${ms} ms`;
  }
  if (kind < 0.97) {
    const width = pick(WIDTHS);
    await page.setViewportSize({ width, height: 800 });
    return `make the window ${width} px wide`;
  }
  const path = pick(paths);
  await page.goto(path);
  return `open ${path}`;
}
