import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { headerMachine } from '../../../../../machines/header.machine';
import { stageMachine } from '../../../../../machines/stage.machine';
import {
  MAX_UNANSWERED,
  PING_INTERVAL_MS,
} from '../../../../../machines/statechart/inspect/connection.machine';
import type { LivePage } from '../../../../../machines/statechart/inspect/livePage';
import { MAX_CLOSED } from '../../../../../machines/statechart/inspect/pages';
import { createSession } from '../../../../../machines/statechart/inspect/session';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { channelBus } from '../../../../support/channelBus';
import { delivered, livePage } from '../../../../support/livePages';

/** A viewer, and the channels of the origin that it is on. */
function viewer() {
  const join = channelBus();
  const clock = new SimulatedClock();
  const channel = join();
  const session = createSession(channel, clock);
  const page = (id = 'page') => {
    const found = session.getSnapshot().pages.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`The viewer knows no page ${id}.`);
    return found;
  };
  const connection = () => session.getSnapshot().connection;
  return { ...session, join, clock, channel, page, connection };
}

const lines = ({ timeline, actors }: LivePage) =>
  timeline.map(({ kind, key, event, count }) =>
    [actors.get(key)?.source, kind, event?.type, count > 1 ? `×${count}` : undefined]
      .filter((message) => message !== undefined)
      .join(' '),
  );

/** Advances past the pings that a page may leave unanswered, one by one. */
const passQuestions = (clock: SimulatedClock, count: number) => {
  for (let question = 0; question < count; question += 1) clock.increment(PING_INTERVAL_MS);
};

describe('a viewer', () => {
  test('waits until a page is there', () => {
    const { join, connection, getSnapshot } = viewer();
    expect(getSnapshot()).toEqual({ connection: 'waiting', pages: [] });
    livePage(join()).announce();
    expect(connection()).toBe('connected');
    expect(getSnapshot().pages).toMatchObject([
      { id: 'page', title: 'Title of page', path: '/about', presence: 'present', timeline: [], dropped: 0 },
    ]);
  });

  test('that opens later finds the actors as they stand, and an empty timeline', async () => {
    const join = channelBus();
    const { start } = livePage(join());
    start(headerMachine).send({ type: 'menu.toggled' });
    await delivered();
    const session = createSession(join(), new SimulatedClock());
    const [page] = session.getSnapshot().pages;
    expect(page?.timeline).toEqual([]);
    expect([...(page?.actors.values() ?? [])].map(({ source }) => source)).toEqual(['header']);
    expect([...(page?.now.values() ?? [])]).toMatchObject([{ value: { menu: 'open' } }]);
  });

  test('hears what happens from then on', async () => {
    const { join, page } = viewer();
    const { start, announce } = livePage(join());
    announce();
    const header = start(headerMachine);
    header.send({ type: 'dropdown.toggled', dropdown: 'services' });
    await delivered();
    header.stop();
    await delivered();
    expect(lines(page())).toEqual(['header started', 'header changed dropdown.toggled', 'header stopped']);
    expect(page().timeline[1]?.transitions).toHaveLength(1);
  });

  test('is notified of each change once, and not without a change', async () => {
    const { join, subscribe, getSnapshot } = viewer();
    const listener = vi.fn();
    const { start, announce } = livePage(join());
    announce();
    const end = subscribe(listener);
    start(headerMachine);
    await delivered();
    expect(listener).toHaveBeenCalledTimes(1);
    const view = getSnapshot();
    announce();
    expect(getSnapshot().pages[0]?.timeline).toBe(view.pages[0]?.timeline);
    end();
    start(stageMachine);
    await delivered();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('never changes what it has shown', async () => {
    const { join, page } = viewer();
    const { start, announce } = livePage(join());
    announce();
    const before = page();
    const copy = structuredClone(before);
    start(headerMachine).send({ type: 'menu.toggled' });
    await delivered();
    expect(before).toEqual(copy);
    expect(page()).not.toBe(before);
  });

  test('takes nothing for a message that is none', () => {
    const { join, getSnapshot } = viewer();
    const stranger = join();
    for (const data of ['page', null, { type: 'page' }, { type: 'bye', page: 7 }]) stranger.postMessage(data);
    expect(getSnapshot()).toEqual({ connection: 'waiting', pages: [] });
  });

  test('that has stopped hears nothing', () => {
    const { join, stop, getSnapshot } = viewer();
    stop();
    livePage(join()).announce();
    expect(getSnapshot().pages).toEqual([]);
  });
});

describe('what did nothing', () => {
  test('is counted while it goes on, and keeps its number', async () => {
    const { join, page } = viewer();
    const { start, announce } = livePage(join());
    announce();
    const header = start(headerMachine);
    for (let y = 0; y < 20; y += 1) header.send({ type: 'page.scrolled', y });
    header.send({ type: 'menu.toggled' });
    header.send({ type: 'page.scrolled', y: 3 });
    await delivered();
    expect(lines(page())).toEqual([
      'header started',
      'header unchanged page.scrolled ×20',
      'header changed menu.toggled',
      'header unchanged page.scrolled',
    ]);
    expect(page().timeline[1]).toMatchObject({ sequence: 2, event: { y: 19 } });
    expect(page().sequence).toBe(23);
  });

  test('is not counted together with another event, or that of another actor', async () => {
    const { join, page } = viewer();
    const { start, announce } = livePage(join());
    announce();
    const [one, other] = [start(headerMachine), start(headerMachine)];
    one.send({ type: 'page.scrolled', y: 1 });
    other.send({ type: 'page.scrolled', y: 1 });
    other.send({ type: 'header.unknown' });
    await delivered();
    expect(lines(page()).slice(2)).toHaveLength(3);
  });
});

describe('the connection', () => {
  test('is lost when the page is left, and there again when it comes back', async () => {
    const { join, connection, page } = viewer();
    const { announce, leave, start } = livePage(join());
    announce();
    start(headerMachine);
    await delivered();
    leave();
    expect(connection()).toBe('lost');
    expect(page().presence).toBe('closed');
    announce();
    expect(connection()).toBe('connected');
    expect(page()).toMatchObject({ presence: 'present' });
    expect(lines(page())).toEqual(['header started']);
  });

  test('stays lost when the page, on its way out, says that it is hidden', async () => {
    const { join, connection, page } = viewer();
    const { announce, leave, start } = livePage(join());
    announce();
    const toasts = start(toastsMachine);
    await delivered();
    leave();
    toasts.send({ type: 'page.hidden' });
    await delivered();
    expect([connection(), page().presence]).toEqual(['lost', 'closed']);
    expect(lines(page()).at(-1)).toBe('toasts changed page.hidden');
    announce();
    expect([connection(), page().presence]).toEqual(['connected', 'present']);
    expect(lines(page()).at(-1)).toBe('toasts changed page.hidden');
  });

  test('is not there because of a page that nobody knew and that is left', () => {
    const { join, connection } = viewer();
    livePage(join()).leave();
    expect(connection()).toBe('waiting');
  });

  test('is there as long as one page is', () => {
    const { join, connection, getSnapshot } = viewer();
    const [one, other] = [livePage(join(), 'one'), livePage(join(), 'other')];
    one.announce();
    other.announce();
    one.leave();
    expect(connection()).toBe('connected');
    expect(getSnapshot().pages.map(({ presence }) => presence)).toEqual(['closed', 'present']);
  });

  test('holds while the page answers', () => {
    const { join, connection, clock } = viewer();
    livePage(join()).announce();
    passQuestions(clock, 10 * MAX_UNANSWERED);
    expect(connection()).toBe('connected');
  });

  test('is lost when a page does not answer, and there again at its first word', () => {
    const { join, connection, page, clock } = viewer();
    const mute = join();
    const message = {
      type: 'page',
      page: 'page',
      title: '',
      path: '/',
      openedAt: 0,
      sequence: 0,
      actors: [],
      isWatchOnly: false,
    };
    mute.postMessage(message);
    passQuestions(clock, MAX_UNANSWERED - 1);
    expect([connection(), page().presence]).toEqual(['connected', 'present']);
    passQuestions(clock, 1);
    expect([connection(), page().presence]).toEqual(['lost', 'silent']);
    mute.postMessage({ type: 'present', page: 'page', title: 'New title', path: '/new', sequence: 0 });
    expect([connection(), page().presence, page().path]).toEqual(['connected', 'present', '/new']);
  });

  test('survives a viewer that has missed something: it asks for all of the page', async () => {
    const join = channelBus();
    const { start, announce } = livePage(join());
    const channel = join();
    const clock = new SimulatedClock();
    let isDeaf = false;
    const session = createSession(
      {
        ...channel,
        addEventListener: (type, listener) =>
          channel.addEventListener(type, (event) => {
            if (!isDeaf) listener(event);
          }),
      },
      clock,
    );
    announce();
    const header = start(headerMachine);
    await delivered();
    isDeaf = true;
    header.send({ type: 'menu.toggled' });
    await delivered();
    isDeaf = false;
    passQuestions(clock, 1);
    const [page] = session.getSnapshot().pages;
    expect(page).toMatchObject({ timeline: [], dropped: 1, sequence: 2 });
    expect([...(page?.now.values() ?? [])]).toMatchObject([{ value: { menu: 'open' } }]);
  });
});

describe('pages that are gone', () => {
  test('stay on the list in a small number', () => {
    const { join, getSnapshot } = viewer();
    for (let load = 0; load < MAX_CLOSED + 3; load += 1) {
      const page = livePage(join(), `load-${load}`);
      page.announce();
      page.leave();
    }
    livePage(join(), 'last').announce();
    const ids = getSnapshot().pages.map(({ id }) => id);
    expect(ids.filter((id) => id !== 'last')).toHaveLength(MAX_CLOSED);
    expect(ids.at(-2)).toBe(`load-${MAX_CLOSED + 2}`);
  });

  test('can be taken off it', () => {
    const { join, getSnapshot, removeAbsent } = viewer();
    const [one, other] = [livePage(join(), 'one'), livePage(join(), 'other')];
    one.announce();
    other.announce();
    one.leave();
    removeAbsent();
    expect(getSnapshot().pages.map(({ id }) => id)).toEqual(['other']);
  });
});

describe('an event for an actor', () => {
  test('reaches it, and comes back as what it did', async () => {
    const { join, page, send } = viewer();
    const { start, announce } = livePage(join());
    announce();
    const header = start(headerMachine);
    await delivered();
    send(`page/${header.sessionId}`, { type: 'menu.toggled' });
    await delivered();
    expect(header.getSnapshot().value).toMatchObject({ menu: 'open' });
    expect(lines(page()).at(-1)).toBe('header changed menu.toggled');
    expect(page().refusal).toBeUndefined();
  });

  test('that is refused leaves its reason, until another is sent', async () => {
    const { join, page, send } = viewer();
    const { start, announce } = livePage(join());
    announce();
    const [header, stage] = [start(headerMachine), start(stageMachine)];
    header.stop();
    await delivered();
    send(`page/${header.sessionId}`, { type: 'menu.toggled' });
    expect(page().refusal?.reason).toBe('The actor has ended.');
    send(`page/${stage.sessionId}`, { type: 'stage.unknown' });
    expect(page().refusal).toBeUndefined();
  });

  test('of a page that is gone is not sent', async () => {
    const { join, page, send } = viewer();
    const { start, announce, leave } = livePage(join());
    announce();
    const header = start(headerMachine);
    await delivered();
    leave();
    send(`page/${header.sessionId}`, { type: 'menu.toggled' });
    expect(header.getSnapshot().value).toMatchObject({ menu: 'closed' });
    expect(page().refusal?.reason).toBe('The page does not answer.');
  });

  test('of an actor that nobody knows does nothing', () => {
    const { getSnapshot, send } = viewer();
    const before = getSnapshot();
    send('page/x:0', { type: 'menu.toggled' });
    expect(getSnapshot()).toBe(before);
  });
});

test('a timeline can be emptied; how the actors stand remains', async () => {
  const { join, page, clearTimeline } = viewer();
  const { start, announce } = livePage(join());
  announce();
  const toasts = start(toastsMachine);
  start(headerMachine).send({ type: 'menu.toggled' });
  toasts.stop();
  await delivered();
  clearTimeline('page');
  expect(page()).toMatchObject({ timeline: [], dropped: 0 });
  expect([...page().now.values()]).toMatchObject([{ value: { menu: 'open' } }]);
  expect([...page().actors.values()].map(({ source }) => source)).toEqual(['header']);
});
