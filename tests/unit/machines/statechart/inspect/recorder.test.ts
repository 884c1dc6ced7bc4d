import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  raise,
} from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { headerMachine, SCROLL_THRESHOLD_PX } from '../../../../../machines/header.machine';
import { chartOf } from '../../../../../machines/statechart/graph';
import type { ActorEvent } from '../../../../../machines/statechart/inspect/protocol';
import { readPageMessage } from '../../../../../machines/statechart/inspect/protocol';
import { createRecorder } from '../../../../../machines/statechart/inspect/recorder';
import { LEAVING_MS, LIFETIME_MS } from '../../../../../machines/toast.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { heardPromises, holdPromise } from '../../../../support/heldPromises';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A recorder with all of its messages; each must be cloneable and valid. */
function recording() {
  const messages: ActorEvent[] = [];
  const recorder = createRecorder(
    'page',
    (message) => {
      expect(readPageMessage(structuredClone(message))).toEqual(message);
      messages.push(message);
    },
    () => performance.now(),
  );
  const start = (machine: AnyStateMachine, input?: unknown) =>
    createActor(machine, { inspect: recorder.observe, input }).start();
  return { ...recorder, messages, start };
}

/** The messages as lines; actors are named after their logic. */
function linesOf(messages: readonly ActorEvent[]): readonly string[] {
  const names = new Map(
    messages.flatMap((message) =>
      message.type === 'actor' ? [[message.actor.key, message.actor.source] as const] : [],
    ),
  );
  return messages.map((message) => {
    if (message.type === 'actor') return `${message.actor.source} starts`;
    const name = names.get(message.key);
    if (message.type === 'stopped') return `${name} stops`;
    const { type, event } = message;
    return `${name} ${type === 'unchanged' ? 'ignores' : 'takes'} ${event.type}`;
  });
}

const toast = { kind: 'success', title: 'Sent' } as const;

describe('the messages', () => {
  test('comes when the code that runs is through, numbered', async () => {
    const { start, messages, sequence } = recording();
    start(headerMachine).send({ type: 'menu.toggled' });
    expect(messages).toEqual([]);
    await Promise.resolve();
    expect(messages.map((message) => message.sequence)).toEqual([1, 2]);
    expect(sequence()).toBe(2);
    expect(linesOf(messages)).toEqual(['header starts', 'header takes menu.toggled']);
  });

  test('of a start: the machine and the first state', () => {
    const { start, messages, flush } = recording();
    const actor = start(headerMachine);
    flush();
    expect(messages).toEqual([
      expect.objectContaining({
        type: 'actor',
        page: 'page',
        transitions: [],
        actor: {
          key: `page/${actor.sessionId}`,
          id: actor.id,
          source: 'header',
          parent: undefined,
          machine: 'header',
          startedAt: performance.now(),
        },
        state: expect.objectContaining({
          status: 'active',
          value: { scroll: 'top', menu: 'closed', dropdown: 'closed' },
        }),
      }),
    ]);
  });

  test('of an event: its payload, the transitions of the chart that it took, and the state after it', () => {
    const { start, messages, flush } = recording();
    start(headerMachine).send({ type: 'dropdown.toggled', dropdown: 'services' });
    flush();
    expect(messages[1]).toMatchObject({
      type: 'snapshot',
      event: { type: 'dropdown.toggled', dropdown: 'services' },
      state: {
        value: { dropdown: 'services' },
        activeNodes: expect.arrayContaining(['header', 'header.dropdown.services']),
      },
    });
    const taken = messages[1]?.type === 'snapshot' ? messages[1].transitions : [];
    const { transitions } = chartOf(headerMachine);
    expect(taken.map((id) => transitions.find((transition) => transition.id === id)?.guard)).toEqual([
      'togglesServices',
    ]);
  });

  test('of an event that nothing is for: only that it came', () => {
    const { start, messages, flush } = recording();
    start(headerMachine).send({ type: 'page.scrolled', y: SCROLL_THRESHOLD_PX });
    flush();
    expect(messages[1]).toEqual({
      type: 'unchanged',
      page: 'page',
      sequence: 2,
      time: performance.now(),
      key: expect.any(String),
      event: { type: 'page.scrolled', y: SCROLL_THRESHOLD_PX },
    });
  });

  test('includes the transitions of always and of raised events, those before the start too', () => {
    const machine = createMachine({
      id: 'chain',
      initial: 'a',
      states: {
        a: { always: 'b' },
        b: { on: { go: { target: 'c', actions: raise({ type: 'on' }) } } },
        c: { on: { on: 'd' } },
        d: { always: 'e' },
        e: {},
      },
    });
    const { start, messages, flush } = recording();
    start(machine).send({ type: 'go' });
    flush();
    expect(messages.map((message) => 'transitions' in message && message.transitions)).toEqual([
      ['chain.a/0'],
      ['chain.b/0', 'chain.c/0', 'chain.d/0'],
    ]);
  });

  test('has nothing of an actor that is made but never started', () => {
    const { observe, flush, messages } = recording();
    createActor(headerMachine, { inspect: observe });
    flush();
    expect(messages).toEqual([]);
  });

  test('of an event that was sent before the start comes after the start', () => {
    const { observe, flush, messages } = recording();
    const actor = createActor(headerMachine, { inspect: observe });
    actor.send({ type: 'menu.toggled' });
    actor.start();
    flush();
    expect(linesOf(messages)).toEqual(['header starts', 'header takes menu.toggled']);
    expect(messages[1]).toMatchObject({ state: { value: { menu: 'open' } } });
  });

  test('of an event that waited for a later start has its transitions as well', () => {
    const { observe, flush, messages } = recording();
    const actor = createActor(headerMachine, { inspect: observe });
    actor.send({ type: 'menu.toggled' });
    flush();
    actor.start();
    flush();
    expect(linesOf(messages)).toEqual(['header starts', 'header takes menu.toggled']);
    expect(messages[1]).toMatchObject({ transitions: ['header.menu.closed/0', 'header.dropdown/5'] });
  });
});

describe('the order is that of cause and effect', () => {
  test('when a parent tells its children', () => {
    const { start, messages, flush } = recording();
    const actor = start(toastsMachine);
    actor.send({ type: 'toast.added', toast });
    actor.send({ type: 'pointer.entered' });
    flush();
    expect(linesOf(messages)).toEqual([
      'toasts starts',
      'toasts takes toast.added',
      'toast starts',
      'toasts takes pointer.entered',
      'toast takes time.paused',
    ]);
    const [parent, , child] = messages;
    expect(child?.type === 'actor' && child.actor).toMatchObject({
      id: 'toast-0',
      parent: parent?.type === 'actor' && parent.actor.key,
    });
  });

  test('when a child ends, and its parent hears of it', () => {
    const { start, messages, flush, reports } = recording();
    start(toastsMachine).send({ type: 'toast.added', toast });
    flush();
    messages.length = 0;
    vi.advanceTimersByTime(LIFETIME_MS);
    vi.advanceTimersByTime(LEAVING_MS);
    flush();
    expect(messages.map((message) => 'event' in message && message.event.type)).toEqual([
      'xstate.after.remaining.toast.shown.running',
      'xstate.after.leaving.toast.leaving',
      'toast.left',
      'xstate.done.actor.toast-0',
    ]);
    expect(messages[1]).toMatchObject({ state: { status: 'done', value: 'gone' } });
    expect(reports().map(({ actor }) => actor.source)).toEqual(['toasts']);
  });
});

describe('actors that are no machines', () => {
  test('are reported by name and without a machine, until they end', async () => {
    const { start, messages, flush, reports } = recording();
    const script = holdPromise(new AbortController().signal);
    const loadScript = fromPromise(() => script.promise);
    const running = () => reports().map(({ actor }) => [actor.source, actor.machine]);
    start(contactMachine.provide({ actors: { loadScript } }), { startsWith: 'embedded', endpoint: '' });
    vi.advanceTimersToNextTimer();
    flush();
    expect(running()).toEqual([
      ['contact', 'contact'],
      ['loadScript', undefined],
    ]);
    script.resolve();
    await heardPromises();
    expect(running()).toEqual([['contact', 'contact']]);
    expect(linesOf(messages).slice(-2)).toEqual([
      'loadScript takes xstate.promise.resolve',
      'contact takes xstate.done.actor.0.contact.embedded.loading.loadingScript',
    ]);
  });

  test('are inline when they are written in place', () => {
    const { start, messages, flush } = recording();
    start(createMachine({ id: 'host', invoke: { src: fromCallback(() => undefined) } }));
    flush();
    expect(linesOf(messages)).toEqual(['host starts', 'inline starts']);
  });
});

describe('an actor that goes', () => {
  test('is reported when it is stopped', () => {
    const { start, messages, flush, find } = recording();
    const actor = start(headerMachine);
    flush();
    expect(find(`page/${actor.sessionId}`)).toBe(actor);
    actor.stop();
    flush();
    expect(messages[1]).toEqual({
      type: 'stopped',
      page: 'page',
      sequence: 2,
      time: performance.now(),
      key: `page/${actor.sessionId}`,
    });
    expect(find(`page/${actor.sessionId}`)).toBeUndefined();
  });

  test('takes its children with it', () => {
    const { start, messages, flush, reports } = recording();
    const actor = start(toastsMachine);
    actor.send({ type: 'toast.added', toast });
    flush();
    actor.stop();
    flush();
    expect(linesOf(messages).slice(3).sort()).toEqual(['toast stops', 'toasts stops']);
    expect(reports()).toEqual([]);
  });

  test('is reported when an action throws, with the error', () => {
    const machine = createMachine({
      id: 'fragile',
      on: {
        hurt: {
          actions: () => {
            throw new RangeError('too far');
          },
        },
      },
    });
    const { start, messages, flush, reports } = recording();
    const actor = start(machine);
    actor.subscribe({ error: () => undefined });
    actor.send({ type: 'hurt' });
    flush();
    expect(messages[1]).toMatchObject({
      type: 'snapshot',
      event: { type: 'hurt' },
      state: { status: 'error', error: 'RangeError: too far' },
    });
    expect(reports()).toEqual([]);
  });

  test('is reported when it fails at once', () => {
    const machine = createMachine({
      id: 'stillborn',
      context: () => {
        throw new Error('no context');
      },
    });
    const { observe, messages, flush, reports } = recording();
    const actor = createActor(machine, { inspect: observe });
    actor.subscribe({ error: () => undefined });
    actor.start();
    flush();
    expect(messages).toMatchObject([
      { type: 'actor', state: { status: 'error', error: 'Error: no context' } },
    ]);
    expect(reports()).toEqual([]);
  });
});

test('a context that cannot be cloned is described in the messages', () => {
  const machine = createMachine({
    id: 'odd',
    context: { call: () => 1, list: new Map([[1, 2]]), long: 'x'.repeat(5_000), self: {} },
    on: { grow: { actions: assign({ list: () => new Map() }) } },
  });
  const { start, messages, flush } = recording();
  start(machine).send({ type: 'grow', via: () => undefined });
  flush();
  expect(messages[1]).toMatchObject({
    event: { type: 'grow', via: '[function]' },
    state: { context: { call: '[function]', list: '[Map of 0]', self: {} } },
  });
});
