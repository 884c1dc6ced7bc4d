import { createBrowserInspector } from '@statelyai/inspect';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, assign, createActor, fromPromise, setup } from 'xstate';
import { type Chart, chartOf } from '../../../../../machines/statechart/graph';
import { PING_INTERVAL_MS } from '../../../../../machines/statechart/inspect/connection.machine';
import { createSession } from '../../../../../machines/statechart/inspect/session';
import { openStatelyChannel } from '../../../../../machines/statechart/inspect/statelyChannel';

const APPLICATION = 'http://localhost:3000';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Listener = (event: unknown) => void;

/** A window that keeps its listeners; messages are cloned as between windows, and have the given origin. */
class FakeWindow {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly location: { readonly origin: string };
  opener: unknown = null;
  parent: unknown = this;
  closed = false;
  /** The window whose messages this one receives. */
  sender: FakeWindow | undefined;
  readonly received: unknown[] = [];
  opened: string | undefined;
  /** Messages that wait while the window is busy; undefined while it is not. */
  #waiting: unknown[] | undefined;

  constructor(origin: string) {
    this.location = { origin };
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatch(type: string, event: unknown = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  /** Messages wait until the end of a function. */
  busyDuring(run: () => void): void {
    this.#waiting = [];
    run();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const data of waiting) this.#deliver(data);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    this.received.push(data);
    if (this.#waiting) this.#waiting.push(data);
    else this.#deliver(data);
  }

  #deliver(data: unknown): void {
    this.dispatch('message', { data, source: this.sender, origin: this.sender?.location.origin });
  }
}

/** An application that has opened a viewer, and the viewer's session. */
function connected({
  origin = APPLICATION,
  origins,
  isFramed = false,
}: {
  origin?: string;
  origins?: readonly string[];
  isFramed?: boolean;
} = {}) {
  const application = new FakeWindow(origin);
  const viewer = new FakeWindow('http://localhost:4400');
  application.sender = viewer;
  viewer.sender = application;
  if (isFramed) viewer.parent = application;
  else viewer.opener = application;
  // The package needs only these parts of the application's window.
  const window = Object.assign(application, {
    open: (url: string) => {
      application.opened = url;
      return viewer;
    },
  }) as unknown as Window;
  // The package reports when the browser is idle.
  const waiting: (() => void)[] = [];
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => void waiting.push(run) });
  const idle = () => {
    for (const run of waiting.splice(0)) run();
  };
  const inspector = createBrowserInspector({ url: 'http://localhost:4400/machines/#/live', window });
  const refusals: string[] = [];
  const channel = openStatelyChannel(viewer as unknown as Window, {
    ...(origins && { origins }),
    onRefusal: (reason) => void refusals.push(reason),
  });
  if (!channel) throw new Error('The viewer has found no application.');
  const session = createSession(channel);
  /** Starts a machine of the application. */
  const run = (machine: AnyStateMachine) => {
    const actor = createActor(machine, { inspect: inspector.inspect });
    actor.start();
    idle();
    return {
      send: (event: AnyEventObject) => {
        actor.send(event);
        idle();
      },
      stop: () => {
        actor.stop();
        idle();
      },
    };
  };
  const pages = () => session.getSnapshot().pages;
  /** The timeline of the last page: `changed open`. */
  const timeline = () =>
    pages()
      .at(-1)
      ?.timeline.map(({ kind, event, state }) =>
        [kind, event?.type, JSON.stringify(state.value)].filter(Boolean).join(' '),
      );
  return { application, viewer, inspector, session, refusals, run, pages, timeline };
}

const load = fromPromise(() => new Promise<never>(() => undefined));

const door = setup({
  types: { context: {} as { opened: number } },
  guards: { isUnlocked: () => true },
  actions: { ring: () => undefined },
  actors: { load },
}).createMachine({
  id: 'door',
  context: { opened: 0 },
  initial: 'closed',
  states: {
    closed: {
      exit: assign({ opened: ({ context }) => context.opened + 1 }),
      on: {
        open: { guard: 'isUnlocked', target: 'opened', actions: ['ring', () => undefined] },
        knock: { guard: () => true, actions: 'ring' },
      },
    },
    opened: {
      tags: ['bright'],
      on: { close: 'closed' },
      invoke: { src: 'load', onDone: 'closed' },
      initial: 'ajar',
      states: { ajar: { on: { push: 'wide' } }, wide: {} },
    },
  },
});

describe('an application with @statelyai/inspect', () => {
  test('is a page with its actors, their charts and their states', () => {
    const { session, application, run } = connected();
    run(door);
    expect(application.opened).toBe('http://localhost:4400/machines/#/live');
    const [page, ...others] = session.getSnapshot().pages;
    expect(others).toEqual([]);
    expect(page).toMatchObject({ path: APPLICATION, presence: 'present', isWatchOnly: true });
    const [actor] = page?.actors.values() ?? [];
    const chart = chartOf(door);
    expect(actor?.chart?.nodes.map(({ id }) => id)).toEqual(chart.nodes.map(({ id }) => id));
    // The package sorts the keys of a configuration.
    const texts = (of: Chart | undefined) =>
      of?.transitions
        .map(({ source, event, targets, guard, actions }) => ({ source, event, targets, guard, actions }))
        .toSorted((one, other) => String(one.event).localeCompare(String(other.event)));
    expect(texts(actor?.chart)).toEqual(texts(chart));
    expect(page?.now.get(actor?.key ?? '')).toMatchObject({
      status: 'active',
      value: 'closed',
      activeNodes: ['door', 'door.closed'],
      context: { opened: 0 },
    });
  });

  test('has its events in the timeline, with the transition that leads to the states after them', () => {
    const { run, timeline, pages } = connected();
    const actor = run(door);
    actor.send({ type: 'open', by: 'key' });
    actor.send({ type: 'nothing waits for this' });
    actor.send({ type: 'knock' });
    expect(timeline()).toEqual([
      'started "closed"',
      'started',
      'changed open {"opened":"ajar"}',
      'unchanged nothing waits for this {"opened":"ajar"}',
      'unchanged knock {"opened":"ajar"}',
    ]);
    const [page] = pages();
    const opened = page?.timeline[2];
    expect(opened?.event).toEqual({ type: 'open', by: 'key' });
    const [machine, promise] = [...(page?.actors.values() ?? [])];
    const taken = machine?.chart?.transitions.filter(({ id }) => opened?.transitions.includes(id));
    expect(taken?.map(({ event, targets }) => [event, targets])).toEqual([['open', ['door.opened']]]);
    expect(opened?.state).toMatchObject({ tags: ['bright'], context: { opened: 1 } });
    // The invoked promise has no chart, and its machine is its parent.
    expect(promise).toMatchObject({ chart: undefined, parent: machine?.key });
    actor.stop();
    expect(timeline()?.slice(-2)).toEqual(['stopped', 'stopped {"opened":"ajar"}']);
  });

  test('keeps its timeline when the viewer connects again, and is a new page after it was loaded again', () => {
    const { run, timeline, pages, viewer, application } = connected();
    const actor = run(door);
    actor.send({ type: 'open' });
    const before = timeline();
    viewer.dispatch('focus');
    expect(application.received.filter((data) => JSON.stringify(data).includes('connected'))).toHaveLength(2);
    expect(timeline()).toEqual(before);
    actor.send({ type: 'close' });
    expect(timeline()).toHaveLength((before?.length ?? 0) + 2);

    const [first] = viewer.received;
    viewer.postMessage({ ...(first as object), createdAt: String(Date.now() + 60_000) });
    expect(pages().map(({ presence }) => presence)).toEqual(['closed', 'present']);
    expect(timeline()).toEqual(['started "closed"']);
  });

  test('is one page when the viewer asks twice before it answers', () => {
    const { run, timeline, pages, viewer, application } = connected();
    let actor = run(door);
    application.busyDuring(() => {
      viewer.dispatch('focus');
      viewer.dispatch('popstate');
    });
    expect(pages()).toHaveLength(1);
    actor.send({ type: 'open' });
    expect(timeline()).toEqual(['started "closed"', 'started', 'changed open {"opened":"ajar"}']);

    // A viewer that was opened twice has asked twice.
    const later = connected();
    later.application.busyDuring(() => {
      later.viewer.dispatch('focus');
      actor = later.run(door);
    });
    actor.send({ type: 'open' });
    expect(later.pages()).toHaveLength(1);
    expect(later.timeline()).toEqual(['started "closed"', 'started', 'changed open {"opened":"ajar"}']);
  });

  test('shows that an actor has failed, with the message if the application reports one', () => {
    const { viewer, pages } = connected();
    const base = { createdAt: '1', _version: '0.7.2', event: { type: 'xstate.init' } };
    for (const [sessionId, error] of [
      ['x:1', {}],
      ['x:2', { message: 'No connection.' }],
      ['x:3', 'offline'],
    ]) {
      viewer.postMessage({ ...base, type: '@xstate.actor', sessionId, name: 'load' });
      viewer.postMessage({
        ...base,
        type: '@xstate.snapshot',
        sessionId,
        snapshot: { status: 'error', error },
      });
    }
    const failures = pages()[0]?.timeline.flatMap(({ state }) => state.error ?? []);
    expect(failures).toEqual(['The actor failed.', 'No connection.', 'offline']);
  });

  test('may show the viewer in a frame, as the package does for Node', () => {
    const { run, timeline } = connected({ isFramed: true });
    run(door).send({ type: 'open' });
    expect(timeline()).toContain('changed open {"opened":"ajar"}');
  });

  test('may report actors by hand', () => {
    const { inspector, timeline, pages } = connected();
    inspector.actor('queue', { status: 'active', context: { jobs: 0 } });
    inspector.event('queue', 'job.added');
    inspector.snapshot('queue', { status: 'active', context: { jobs: 1 } });
    expect(timeline()).toEqual(['started', 'unchanged job.added', 'changed']);
    const [actor] = pages()[0]?.actors.values() ?? [];
    expect(actor).toMatchObject({ source: 'queue', chart: undefined });
    expect(pages()[0]?.now.get(actor?.key ?? '')?.context).toEqual({ jobs: 1 });
  });

  test('takes no events, and says so', () => {
    const { run, session, pages } = connected();
    run(door);
    const [key = ''] = pages()[0]?.actors.keys() ?? [];
    session.send(key, { type: 'open' });
    expect(pages()[0]?.refusal).toEqual({
      key,
      reason: '@statelyai/inspect passes no events on to the application.',
    });
  });

  test('is closed when its window is closed, or when it stops the inspector', () => {
    vi.useFakeTimers();
    const one = connected();
    one.run(door);
    vi.advanceTimersByTime(10_000);
    expect(one.pages()[0]?.presence).toBe('present');
    one.application.closed = true;
    vi.advanceTimersByTime(PING_INTERVAL_MS);
    expect(one.pages()[0]?.presence).toBe('closed');

    const other = connected();
    other.run(door);
    other.inspector.stop();
    expect(other.pages()[0]?.presence).toBe('closed');
  });

  test('with an event that has led to no snapshot shows it as one without effect', () => {
    vi.useFakeTimers();
    const { run, viewer, timeline } = connected();
    run(door);
    const event = { type: '@xstate.event', sessionId: sessionIn(viewer), createdAt: '2', _version: '0.7.2' };
    viewer.postMessage({ ...event, event: { type: 'fails' } });
    expect(timeline()).toEqual(['started "closed"']);
    vi.advanceTimersByTime(PING_INTERVAL_MS);
    expect(timeline()).toEqual(['started "closed"', 'unchanged fails "closed"']);
  });

  test('with a machine that is nested deeper than its inspector reports is drawn as far as it is known', () => {
    const { run, pages, viewer } = connected();
    run(door);
    const nested = { id: 'deep', initial: 'a', states: { a: { initial: 'b', states: '[Object]' } } };
    const [first] = viewer.received;
    viewer.postMessage({
      ...(first as object),
      sessionId: 'deep',
      parentId: 'x',
      definition: JSON.stringify(nested),
    });
    viewer.postMessage({
      ...(first as object),
      sessionId: 'odd',
      parentId: 'x',
      definition: '{ "states": [',
    });
    const charts = [...(pages()[0]?.actors.values() ?? [])].map(({ chart }) =>
      chart?.nodes.map(({ id }) => id),
    );
    expect(charts.slice(1)).toEqual([['deep', 'deep.a'], undefined]);
  });
});

/** Session id in the first message. */
const sessionIn = ({ received: [first] }: FakeWindow): unknown => (first as { sessionId: unknown }).sessionId;

describe('other messages', () => {
  test('from an origin that is not this computer are refused, and the sender is answered', () => {
    const { run, pages, refusals, application } = connected({ origin: 'https://shop.example' });
    run(door);
    expect(pages()).toEqual([]);
    const reason =
      'Messages from https://shop.example are refused: only applications on this computer are accepted.';
    expect(refusals[0]).toBe(reason);
    expect(application.received).toContainEqual({ type: 'live.refused', reason });
  });

  test.each(['http://127.0.0.1:8080', 'http://[::1]:5173', 'https://app.localhost'])(
    'from %s are accepted',
    (origin) => {
      const { run, pages } = connected({ origin });
      run(door);
      expect(pages()).toHaveLength(1);
    },
  );

  test('from an allowed origin are accepted', () => {
    const { run, pages } = connected({ origin: 'https://shop.example', origins: ['https://shop.example'] });
    run(door);
    expect(pages()).toHaveLength(1);
  });

  test.each([
    [
      { type: '@xstate.actor', _version: '0.7.2', createdAt: '1', name: 'door' },
      '@xstate.actor, sessionId: ',
    ],
    [
      { type: '@xstate.snapshot', sessionId: 'x:0', createdAt: 'soon', _version: '0.7.2' },
      '@xstate.snapshot, createdAt: ',
    ],
    [
      { type: '@xstate.event', sessionId: 'x:0', createdAt: '1', _version: '0.7.2', event: { type: 7 } },
      '@xstate.event, event.type: ',
    ],
    [{ type: '@xstate.microstep' }, '@xstate.microstep, type: '],
  ])('of another shape are refused: %o', (data, reason) => {
    const { viewer, pages, refusals } = connected();
    viewer.postMessage(data);
    expect(pages()).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`A message from ${APPLICATION} cannot be read. ${reason}`);
  });

  test('of other protocols and other windows are not read', () => {
    const { viewer, pages, refusals } = connected();
    for (const data of [null, 'text', { type: 'react-devtools' }, { type: '@statelyai.connected' }]) {
      viewer.postMessage(data);
    }
    viewer.dispatch('message', { data: { type: '@xstate.actor' }, source: {}, origin: APPLICATION });
    expect([pages(), refusals]).toEqual([[], []]);
  });

  test('do not exist for a window that no application has opened', () => {
    const viewer = new FakeWindow('http://localhost:4400');
    expect(openStatelyChannel(viewer as unknown as Window, { onRefusal: () => undefined })).toBeUndefined();
  });
});
