import type { BrowserContext, Page } from '@playwright/test';
import type { ActorReport, PageMessage, PageReport } from '../../machines/statechart/inspect/protocol';
import { openChannel, type TabChannel } from '../support/liveChannel';
import { DEV_PORT } from '../support/ports';
import { expect, open, scrollTo, test } from '../support/test';

test.use({
  baseURL: `http://localhost:${DEV_PORT}`,
  viewport: { width: 1280, height: 800 },
});

/** A tab of the same browser that listens to the channel. */
async function openListener(context: BrowserContext): Promise<TabChannel> {
  const tab = await context.newPage();
  await tab.goto('/favicon.svg');
  return openChannel(tab);
}

const isPage = (message: PageMessage): message is PageReport => message.type === 'page';

/** Queries all pages; returns their responses by path as soon as there are `count`. */
async function pagesOf(channel: TabChannel, count: number): Promise<ReadonlyMap<string, PageReport>> {
  const before = (await channel.heard()).length;
  await channel.say({ type: 'hello' });
  const answers = async () => (await channel.heard()).slice(before).filter(isPage);
  await expect.poll(async () => (await answers()).length).toBe(count);
  return new Map((await answers()).map((message) => [message.path, message]));
}

const reportOf = (page: PageReport | undefined, source: string): ActorReport => {
  const report = page?.actors.find(({ actor }) => actor.source === source);
  if (!report) throw new Error(`No actor runs ${source} on ${page?.path}.`);
  return report;
};

/** Opens a page of the site; returns a listener to it and the key of its header. */
async function openWithHeader(page: Page, context: BrowserContext) {
  await open(page, '/about');
  const channel = await openListener(context);
  const { key } = reportOf((await pagesOf(channel, 1)).get('/about'), 'header').actor;
  return { channel, key };
}

const chevron = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services pages' });

test('a page of the site reports all its actors, once each, and of those that come', async ({
  page,
  context,
}) => {
  const channel = await openListener(context);
  await open(page, '/resources/blog');
  const blog = (await pagesOf(channel, 1)).get('/resources/blog');
  expect(blog?.title).toContain('Blog');
  const sources = blog?.actors.map(({ actor }) => actor.source) ?? [];
  expect(sources.toSorted()).toEqual(['header', 'quote', 'stage', 'subscribe', 'toasts', 'tooltip']);
  expect(
    blog?.actors.every(({ actor, state }) => actor.machine !== undefined && state.status === 'active'),
  ).toBe(true);

  const field = page.getByRole('textbox', { name: 'Your email' });
  await field.fill('ada@example.com');
  await field.press('Enter');
  const toasts = reportOf(blog, 'toasts').actor.key;
  await expect
    .poll(async () =>
      (await channel.heard()).flatMap((message) =>
        message.type === 'actor' && message.actor.parent === toasts ? [message.actor.source] : [],
      ),
    )
    .toEqual(['toast']);
});

test('an action of a visitor is reported, with the transitions and the state after it', async ({
  page,
  context,
}) => {
  const { channel, key } = await openWithHeader(page, context);
  const events = async () =>
    (await channel.heard()).flatMap((message) =>
      message.type === 'snapshot' && message.key === key ? [message] : [],
    );

  await chevron(page).click();
  await expect.poll(async () => (await events()).at(-1)?.event.type).toBe('dropdown.toggled');
  const snapshot = (await events()).at(-1);
  expect(snapshot).toMatchObject({
    event: { type: 'dropdown.toggled', dropdown: 'services' },
    state: { value: { dropdown: 'services' } },
  });
  expect(snapshot?.transitions).toHaveLength(1);
  expect(snapshot?.state.activeNodes).toContain('header.dropdown.services');
});

test('scrolling without a change is reported in short', async ({ page, context }) => {
  const { channel, key } = await openWithHeader(page, context);
  await scrollTo(page, 400);
  await scrollTo(page, 600);
  const events = async () =>
    (await channel.heard()).flatMap((message) =>
      'event' in message && message.key === key ? [`${message.type} ${message.event.y}`] : [],
    );
  await expect.poll(events).toContain('unchanged 600');
  expect((await events()).filter((line) => line.startsWith('snapshot'))).toEqual(['snapshot 400']);
});

test('an event from another tab opens the menu on the site, and nonsense does nothing', async ({
  page,
  context,
}) => {
  const { channel, key } = await openWithHeader(page, context);
  await channel.say({ type: 'send', key, event: { type: '*' } });
  await channel.say({ type: 'send', key, event: { type: 'dropdown.toggled', dropdown: 'services' } });
  await expect(chevron(page)).toHaveAttribute('aria-expanded', 'true');
  const refused = (await channel.heard()).filter(({ type }) => type === 'refused');
  expect(refused).toHaveLength(1);
});

test('two tabs of the site and two listeners all know each other', async ({ page, context }) => {
  const channels = [await openListener(context), await openListener(context)];
  const other = await context.newPage();
  await open(page, '/about');
  await open(other, '/contact');
  let closed: string | undefined;
  for (const channel of channels) {
    const pages = await pagesOf(channel, 2);
    const keys = [...pages.values()].map((message) => reportOf(message, 'header').actor.key);
    expect([...pages.keys()].toSorted()).toEqual(['/about', '/contact']);
    expect(new Set(keys).size).toBe(2);
    closed = pages.get('/contact')?.page;
  }
  await other.close();
  for (const channel of channels) {
    await expect.poll(() => channel.heard()).toContainEqual({ type: 'bye', page: closed });
  }
});

test('a page that the browser keeps says that it is left, and reports again when it is back', async ({
  page,
  context,
}) => {
  const channel = await openListener(context);
  await open(page, '/about');
  const { page: id } = (await pagesOf(channel, 1)).get('/about') ?? {};
  const turn = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await turn('pagehide');
  await expect.poll(async () => (await channel.heard()).at(-1)).toEqual({ type: 'bye', page: id });
  await turn('pageshow');
  await expect.poll(async () => (await channel.heard()).at(-1)).toMatchObject({ type: 'page', page: id });
});

test('the viewer is a page of its own', async ({ page, faults }) => {
  faults.allow(/Page not found: \/no-such-page/);
  await page.goto('/machines/');
  await expect(page).toHaveTitle(/Machines/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
});
