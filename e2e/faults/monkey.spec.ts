import type { Page } from '@playwright/test';
import { paths, readDocument } from '../support/site';
import { expect, open, test } from '../support/test';
import { act, countStageUses, inDocument, seeded, stayOnSite } from './visitor';

/** Of the first visitor; `npm run test:monkey` has more of them (`monkey.config.ts`). A failure names its seed. */
const SEED = Number(process.env.MONKEY_SEED ?? 2026);
const FEW_ACTIONS = 80;
/** Time of one action on a busy machine, in ms. */
const LONGEST_ACTION_MS = 1_000;
/** Actions that a failure prints: those since the last address that was typed, at most this many. */
const PRINTED = 40;

/** What is on the page, as far as it is invariant. */
interface Sight {
  /** Name of the document: Back may lead to one that was left. */
  readonly document: string;
  readonly path: string;
  readonly title: string;
  readonly headings: number;
  readonly mains: number;
  /** Open dropdowns of the header. */
  readonly dropdowns: number;
  readonly toasts: number;
  /** The active items of the top level. */
  readonly active: readonly string[];
  readonly stage: string | undefined;
  /** How often the visitor has used the stage slider or its buttons in this document. */
  readonly stageUses: number;
  readonly hasFailed: boolean;
}

const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const top = 'nav[aria-label="Main"] > ul > li > a, nav[aria-label="Main"] > ul > li > div > a';
    const name: string = Reflect.get(window, 'nameInTest') ?? crypto.randomUUID();
    Reflect.set(window, 'nameInTest', name);
    return {
      document: name,
      path: location.pathname,
      title: document.title,
      headings: count('h1'),
      mains: count('main'),
      dropdowns: count('nav[aria-label="Main"] button[aria-expanded="true"]'),
      toasts: count('[aria-live="polite"] li:not([data-leaving])'),
      active: [...document.querySelectorAll(`:is(${top})[aria-current]`)].map((link) => link.textContent),
      // The slider of the months, in the bar of the total, has more steps.
      stage:
        document.querySelector('input[type="range"][max="3"]')?.getAttribute('aria-valuetext') ?? undefined,
      stageUses: Number(Reflect.get(window, 'stageUses')),
      hasFailed: document.body.innerText.includes('Unexpected Application Error!'),
    };
  });

test('a visitor who does anything at random', async ({ page, request, faults }, info) => {
  const seed = SEED + info.repeatEachIndex;
  const actions = Number(info.config.metadata.actions ?? FEW_ACTIONS);
  test.setTimeout(60_000 + actions * LONGEST_ACTION_MS);
  const titles = new Map<string, string>();
  for (const path of paths) titles.set(path, (await readDocument(request, path)).title);

  const random = seeded(seed);
  const since: string[] = [];
  /** The last sight of each document. In a document, only the slider and its buttons change the stage. */
  const seen = new Map<string, Sight>();
  await page.clock.install();
  await stayOnSite(page);
  await countStageUses(page);
  await open(page, '/');

  /** One line for each invariant that does not hold. */
  const broken = async (): Promise<readonly string[]> => {
    const sight = await look(page);
    const { path, title, headings, mains, dropdowns, toasts, active, stage, stageUses, hasFailed } = sight;
    const before = seen.get(sight.document);
    return [
      ...(titles.get(path) === title ? [] : [`the title of ${path} is "${title}"`]),
      ...(headings === 1 && mains === 1 ? [] : [`${headings} h1, ${mains} main`]),
      ...(dropdowns <= 1 ? [] : [`${dropdowns} dropdowns are open`]),
      ...(toasts <= 3 ? [] : [`${toasts} toasts are visible`]),
      ...(active.length <= 1 ? [] : [`active items: ${active.join(', ')}`]),
      ...(activeItem(path) === undefined || active[0] === activeItem(path)
        ? []
        : [`active at ${path}: ${active[0]}`]),
      ...(hasFailed ? ['the error screen is visible'] : []),
      ...(before?.stage && stage && stage !== before.stage && stageUses === before.stageUses
        ? [`the stage was ${before.stage}, and is ${stage}`]
        : []),
      ...faults.matching(/./),
    ];
  };

  for (let count = 0; count < actions; count += 1) {
    const action = await act(page, random, paths);
    if (action.startsWith('open')) since.length = 0;
    since.push(action);
    const message = () =>
      `after action ${count + 1} of seed ${seed}; since the last address:\n${since.slice(-PRINTED).join('\n')}`;
    await expect
      .poll(() => broken().catch(() => ['the document is changing']), { message: message() })
      .toEqual([]);
    const sight = await inDocument(page, () => look(page));
    seen.set(sight.document, { ...sight, stage: sight.stage ?? seen.get(sight.document)?.stage });
  }
});

/** The top-level item that a path belongs to; undefined for pages without one. */
function activeItem(path: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    industries: 'Industries',
    technologies: 'Technologies',
    'how-we-work': 'How We Work',
    services: 'Services',
    resources: 'Resources',
    contact: 'Contact',
  };
  return names[path.split('/')[1] ?? ''];
}
