import { describe, expect, test, vi } from 'vitest';
import { headerMachine } from '../../../../../machines/header.machine';
import {
  createSession,
  MAX_ABSENT,
  MAX_UNANSWERED,
  PING_INTERVAL_MS,
  TIMELINE_LENGTH,
} from '../../../../../machines/statechart/inspect/session';
import { fakeTimers } from '../../../../support/fakeTimers';
import { channelBus, livePage } from '../../../../support/livePages';

fakeTimers();

/** A viewer, a page of the site, and a channel on which the test sends as a page. */
function connected() {
  const join = channelBus();
  const channel = join();
  const page = livePage(join());
  const session = createSession(join());
  const open = (id: string) =>
    channel.postMessage({ type: 'page', page: id, path: `/${id}`, openedAt: 1, actors: [] });
  const onlyPage = () => {
    const [first] = session.getSnapshot();
    if (!first) throw new Error('No page is connected.');
    return first;
  };
  return { ...page, session, channel, open, onlyPage };
}

const presences = ({ session }: Pick<ReturnType<typeof connected>, 'session'>) =>
  session.getSnapshot().map(({ presence }) => presence);
const delivered = () => Promise.resolve();
const pings = (count: number) => vi.advanceTimersByTime(count * PING_INTERVAL_MS);

describe('the timeline of a page', () => {
  test('starts when the viewer opens, and has each step with all actors after it', async () => {
    const join = channelBus();
    const header = livePage(join()).start(headerMachine);
    const session = createSession(join());
    const key = `page/${header.sessionId}`;
    const [opened] = session.getSnapshot();
    expect(opened?.initial.get(key)?.state).toMatchObject({ value: { menu: 'closed' } });
    header.send({ type: 'menu.toggled' });
    header.stop();
    await delivered();
    const [{ timeline } = { timeline: [] }] = session.getSnapshot();
    expect(timeline).toMatchObject([
      { sequence: 1, kind: 'changed', event: { type: 'menu.toggled' } },
      { sequence: 2, kind: 'stopped' },
    ]);
    const states = timeline.map(({ actors }) => actors.get(key)?.state);
    expect(states).toMatchObject([
      { status: 'active', value: { menu: 'open' } },
      { status: 'stopped', value: { menu: 'open' } },
    ]);
  });

  test('drops its oldest entries, and keeps the state before the first', async () => {
    const { start, onlyPage } = connected();
    const header = start(headerMachine);
    for (let count = 0; count < TIMELINE_LENGTH; count += 1) header.send({ type: 'menu.toggled' });
    await delivered();
    const { timeline, initial } = onlyPage();
    expect([timeline.length, timeline[0]?.sequence]).toEqual([TIMELINE_LENGTH, 2]);
    expect([...initial.values()]).toMatchObject([{ state: { value: { menu: 'closed' } } }]);
  });
});

describe('a page', () => {
  test('is closed when it is left, and present when it comes back', () => {
    const page = connected();
    page.leave();
    expect(presences(page)).toEqual(['closed']);
    page.announce();
    expect(presences(page)).toEqual(['present']);
  });

  test('is silent after some unanswered requests, and present with its next report', () => {
    const page = connected();
    page.open('crashed');
    pings(MAX_UNANSWERED);
    expect(presences(page)).toEqual(['present', 'present']);
    pings(1);
    expect(presences(page)).toEqual(['present', 'silent']);
    page.open('crashed');
    expect(presences(page)).toEqual(['present', 'present']);
  });

  test('that is closed stays on a short list', () => {
    const page = connected();
    for (let count = 0; count < MAX_ABSENT + 3; count += 1) {
      page.open(`tab${count}`);
      page.channel.postMessage({ type: 'bye', page: `tab${count}` });
    }
    page.open('last');
    expect(presences(page).filter((presence) => presence === 'closed')).toHaveLength(MAX_ABSENT);
  });

  test('that is unknown is ignored until it reports itself', () => {
    const page = connected();
    page.channel.postMessage({ type: 'bye', page: 'nobody' });
    expect(presences(page)).toEqual(['present']);
  });
});

test('an event without an effect leaves its reason until the next one', () => {
  const { start, session, onlyPage } = connected();
  const key = `page/${start(headerMachine).sessionId}`;
  session.send('page', key, { type: 'header.dismised' });
  expect(onlyPage().refusal?.reason).toContain('"header.dismised"');
  session.send('page', key, { type: 'menu.toggled' });
  expect(onlyPage().refusal).toBeUndefined();
  expect(onlyPage().timeline.at(-1)?.state).toMatchObject({ value: { menu: 'open' } });
});

test('listeners are called for each change, until they unsubscribe', () => {
  const { session, open } = connected();
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  const before = session.getSnapshot();
  pings(2);
  expect(session.getSnapshot()).toBe(before);
  open('other');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  open('another');
  expect(listener).toHaveBeenCalledOnce();
});
