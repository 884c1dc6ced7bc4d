import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine, fromPromise, raise } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { headerMachine, SCROLL_THRESHOLD_PX } from '../../../../../machines/header.machine';
import { type ActorStep, readPageMessage } from '../../../../../machines/statechart/inspect/protocol';
import { createRecorder } from '../../../../../machines/statechart/inspect/recorder';
import { LEAVING_MS, LIFETIME_MS } from '../../../../../machines/toast.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { fakeTimers } from '../../../../support/fakeTimers';
import { heardPromises, holdPromise } from '../../../../support/held';
import { linesOf } from '../../../../support/livePages';

fakeTimers();

/** A recorder with all of its steps; each must be cloneable and valid. */
function recording() {
  const steps: ActorStep[] = [];
  const recorder = createRecorder(
    'page',
    (step) => {
      expect(readPageMessage(structuredClone(step))).toEqual(step);
      steps.push(step);
    },
    () => 5,
  );
  const start = (machine: AnyStateMachine, input?: unknown) =>
    createActor(machine, { inspect: recorder.observe, input }).start();
  return { ...recorder, steps, start };
}

const toast = { kind: 'success', title: 'Sent' } as const;

test('steps are reported in a microtask', async () => {
  const { start, steps } = recording();
  start(headerMachine).send({ type: 'menu.toggled' });
  expect(steps).toEqual([]);
  await Promise.resolve();
  expect(linesOf(steps)).toEqual(['header started', 'header changed menu.toggled']);
});

test('a step has the payload of its event, the taken transitions, and the state after it', () => {
  const { start, steps, flush } = recording();
  const { sessionId } = start(headerMachine);
  flush();
  expect(steps[0]).toMatchObject({
    time: 5,
    actor: { key: `page/${sessionId}`, machine: 'header', parent: undefined },
    transitions: [],
    state: { status: 'active', value: { scroll: 'top', menu: 'closed', dropdown: 'closed' } },
  });
  const { start: startOther, steps: others, flush: flushOthers } = recording();
  startOther(headerMachine).send({ type: 'dropdown.toggled', dropdown: 'services' });
  flushOthers();
  expect(others[1]).toMatchObject({
    event: { type: 'dropdown.toggled', dropdown: 'services' },
    transitions: ['header.dropdown/3'],
    state: { value: { dropdown: 'services' } },
  });
});

test('an event without a transition is not reported', () => {
  const { start, steps, flush } = recording();
  start(headerMachine).send({ type: 'page.scrolled', y: SCROLL_THRESHOLD_PX });
  flush();
  expect(linesOf(steps)).toEqual(['header started']);
});

test('a step has the transitions of always and of raised events, also those before the start', () => {
  const { start, steps, flush } = recording();
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { always: 'b' },
      b: { on: { go: { target: 'c', actions: raise({ type: 'on' }) } } },
      c: { on: { on: 'd' } },
      d: { always: 'e' },
      e: {},
    },
  });
  start(machine).send({ type: 'go' });
  flush();
  expect(steps.map(({ transitions }) => transitions)).toEqual([['m.a/0'], ['m.b/0', 'm.c/0', 'm.d/0']]);
});

test('an event that waited for the start comes after it', () => {
  const { observe, flush, steps } = recording();
  const actor = createActor(headerMachine, { inspect: observe });
  actor.send({ type: 'menu.toggled' });
  flush();
  expect(steps).toEqual([]);
  actor.start();
  flush();
  expect(linesOf(steps)).toEqual(['header started', 'header changed menu.toggled']);
  expect(steps[1]?.transitions).toEqual(['header.menu.closed/0', 'header.dropdown/5']);
});

describe('steps are in the order of cause and effect', () => {
  test('when a parent sends to its children', () => {
    const { start, steps, flush } = recording();
    const actor = start(toastsMachine);
    actor.send({ type: 'toast.added', toast });
    actor.send({ type: 'pointer.entered' });
    flush();
    expect(linesOf(steps)).toEqual([
      'toasts started',
      'toasts changed toast.added',
      'toast started',
      'toasts changed pointer.entered',
      'toast changed time.paused',
    ]);
    expect(steps[2]?.actor.parent).toBe(steps[0]?.actor.key);
  });

  test('when a child ends', () => {
    const { start, steps, flush, reports } = recording();
    start(toastsMachine).send({ type: 'toast.added', toast });
    flush();
    steps.length = 0;
    vi.advanceTimersByTime(LIFETIME_MS);
    vi.advanceTimersByTime(LEAVING_MS);
    flush();
    expect(steps.map(({ event }) => event.type)).toEqual([
      'xstate.after.remaining.toast.shown.running',
      'xstate.after.leaving.toast.leaving',
      'toast.left',
    ]);
    expect(steps[1]).toMatchObject({ state: { status: 'done', value: 'gone' } });
    expect(reports().map(({ actor }) => actor.machine)).toEqual(['toasts']);
  });
});

test('promises are left out, and their results are events of the machine', async () => {
  const { start, steps, flush, reports } = recording();
  const script = holdPromise(new AbortController().signal);
  const loadScript = fromPromise(() => script.promise);
  const contact = start(contactMachine.provide({ actors: { loadScript } }), { endpoint: '' });
  contact.send({ type: 'form.shown', startsWith: 'embedded' });
  vi.advanceTimersToNextTimer();
  script.resolve();
  await heardPromises();
  flush();
  expect(reports().map(({ actor }) => actor.machine)).toEqual(['contact']);
  expect(linesOf(steps)).toEqual([
    'contact started',
    'contact changed form.shown',
    'contact changed xstate.after.initialDelay.contact.embedded.loading.waiting',
    'contact changed xstate.done.actor.0.contact.embedded.loading.loadingScript',
  ]);
});

test('an actor that is stopped takes its children with it', () => {
  const { start, steps, flush, reports, find } = recording();
  const actor = start(toastsMachine);
  actor.send({ type: 'toast.added', toast });
  flush();
  expect(find(`page/${actor.sessionId}`)).toBe(actor);
  actor.stop();
  flush();
  expect(linesOf(steps).slice(3).sort()).toEqual(['toast stopped', 'toasts stopped']);
  expect(reports()).toEqual([]);
  expect(find(`page/${actor.sessionId}`)).toBeUndefined();
});

test.each([
  ['an action', { on: { hurt: { actions: 'fail' } } }, [{ type: 'hurt' }], 'fragile changed hurt'],
  ['the start', { entry: 'fail' }, [], 'fragile started'],
])('an error in %s is reported', (_case, config, events, line) => {
  const machine = createMachine(
    { id: 'fragile', ...config },
    {
      actions: {
        fail: () => {
          throw new RangeError('too far');
        },
      },
    },
  );
  const { observe, steps, flush, reports } = recording();
  const actor = createActor(machine, { inspect: observe });
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const event of events) actor.send(event);
  flush();
  expect(linesOf(steps).at(-1)).toBe(line);
  expect(steps.at(-1)?.state).toMatchObject({ status: 'error', error: 'too far' });
  expect(reports()).toEqual([]);
});

test('values that cannot be cloned are described', () => {
  const machine = createMachine({
    id: 'odd',
    context: { call: () => 1, list: new Map([[1, 2]]) },
    on: { grow: { actions: assign({ list: () => new Map() }) } },
  });
  const { start, steps, flush } = recording();
  start(machine).send({ type: 'grow', via: () => undefined });
  flush();
  expect(steps[1]).toMatchObject({
    event: { type: 'grow', via: '[function]' },
    state: { context: { call: '[function]', list: '[Map]' } },
  });
});
