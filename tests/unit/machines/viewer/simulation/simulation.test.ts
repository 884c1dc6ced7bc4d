import { describe, expect, test } from 'vitest';
import { assign, cancel, createMachine, fromPromise, raise, sendTo, setup } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { headerMachine } from '../../../../../machines/header.machine';
import { toastMachine } from '../../../../../machines/toast.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { tooltipMachine } from '../../../../../machines/tooltip.machine';
import {
  advance,
  fireNext,
  redo,
  type Simulation,
  send,
  startSimulation,
  undo,
} from '../../../../../machines/viewer/simulation/simulation';

const last = ({ trace }: Simulation) => trace.at(-1);
const pending = ({ situation }: Simulation) =>
  situation.pending.map(({ label, dueAt }) => [label, dueAt - situation.at]);

describe('a start', () => {
  test('is the first entry of the trace, with all that comes of itself', () => {
    const simulation = startSimulation(contactMachine, { startsWith: 'fallback', hasEndpoint: false });
    expect(simulation.trace).toMatchObject([
      {
        index: 0,
        at: 0,
        origin: 'start',
        payload: { startsWith: 'fallback', hasEndpoint: false },
        left: ['contact.choosing'],
        entered: ['contact', 'contact.choosing', 'contact.fallback', 'contact.fallback.idle'],
        transitions: ['contact.choosing/0'],
        isIgnored: false,
      },
    ]);
    expect(simulation.situation.value).toEqual({ fallback: 'idle' });
  });

  test('puts delays on the clock, told by their names, the next first', () => {
    const simulation = startSimulation(contactMachine, { startsWith: 'embedded', hasEndpoint: false });
    expect(pending(simulation)).toEqual([
      ['after initialDelay 500 ms', 500],
      ['after loadTimeout 10000 ms', 10_000],
    ]);
  });

  test('that breaks down is shown as an error', () => {
    const machine = createMachine({
      context: () => {
        throw new Error('no input');
      },
    });
    const { situation, trace } = startSimulation(machine);
    expect([situation.status, situation.error, trace.length]).toEqual(['error', 'no input', 1]);
  });
});

describe('an event', () => {
  const header = startSimulation(headerMachine);

  test('is told with what it carried, what was left and entered, and by which transitions', () => {
    const simulation = send(header, { type: 'dropdown.toggled', dropdown: 'services' });
    expect(last(simulation)).toMatchObject({
      index: 1,
      origin: 'visitor',
      type: 'dropdown.toggled',
      payload: { type: 'dropdown.toggled', dropdown: 'services' },
      left: ['header.dropdown.closed'],
      entered: ['header.dropdown.services'],
      transitions: ['header.dropdown/3'],
    });
    expect(simulation.situation.active).toEqual([
      'header',
      ...['header.scroll', 'header.scroll.top'],
      ...['header.menu', 'header.menu.closed'],
      ...['header.dropdown', 'header.dropdown.services'],
    ]);
  });

  test('that nobody takes is told as ignored, and changes nothing', () => {
    const simulation = send(header, { type: 'nobody.waits' });
    expect(last(simulation)).toMatchObject({ type: 'nobody.waits', isIgnored: true, transitions: [] });
    expect(simulation.situation.value).toEqual(header.situation.value);
  });

  test('leaves the earlier simulation as it was', () => {
    send(header, { type: 'menu.toggled' });
    expect([header.trace.length, header.situation.value]).toEqual([
      1,
      { scroll: 'top', menu: 'closed', dropdown: 'closed' },
    ]);
  });

  test('of an invoked actor comes from the actor, and is told by its name', () => {
    const loading = advance(
      startSimulation(contactMachine, { startsWith: 'embedded', hasEndpoint: false }),
      500,
    );
    const type = 'xstate.done.actor.0.contact.embedded.loading.loadingScript';
    expect(last(send(loading, { type, output: undefined }))).toMatchObject({
      origin: 'actor',
      label: 'done loadScript',
      entered: ['contact.embedded.loading.pausing'],
    });
  });

  test('that the machine sends to itself is an entry of its own', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: sendTo(({ self }) => self, { type: 'ON' }) } } },
        b: { on: { ON: 'c' } },
        c: {},
      },
    });
    const { trace } = send(startSimulation(machine), { type: 'GO' });
    expect(trace.map(({ origin, type, after }) => [origin, type, after.value])).toEqual([
      ['start', 'xstate.init', 'a'],
      ['visitor', 'GO', 'b'],
      ['self', 'ON', 'c'],
    ]);
  });

  test('that two regions would answer by leaving both is answered by the first, and by what is further inside', () => {
    const on = { LEAVE: '#m.first' };
    const machine = createMachine({
      id: 'm',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          on: { LEAVE: '#m.outer' },
          states: {
            one: { initial: 'x', states: { x: { on } } },
            two: { initial: 'y', states: { y: { on: { LEAVE: '#m.second' } } } },
          },
        },
        first: {},
        second: {},
        outer: {},
      },
    });
    const simulation = send(startSimulation(machine), { type: 'LEAVE' });
    expect(simulation.situation.value).toBe('first');
    expect(last(simulation)?.transitions).toEqual(['m.both.one.x/0']);
  });
});

describe('time', () => {
  test('passes only when it is told to, and delays come in the order in which they are due', () => {
    const hovered = send(startSimulation(tooltipMachine), { type: 'pointer.entered', id: 'a' });
    expect([hovered.situation.at, pending(hovered)]).toEqual([0, [['after delay 700 ms', 700]]]);
    const later = advance(hovered, 699);
    expect([later.situation.at, later.situation.value, pending(later)]).toEqual([
      699,
      'waiting',
      [['after delay 700 ms', 1]],
    ]);
    expect(later.trace).toHaveLength(2);
    const open = advance(later, 1);
    expect([open.situation.value, last(open)]).toMatchObject([
      { open: 'byPointer' },
      { at: 700, origin: 'clock', label: 'after delay 700 ms' },
    ]);
  });

  test('brings what is put on the clock on the way, each at its own moment', () => {
    const machine = createMachine({
      id: 'lights',
      initial: 'red',
      states: { red: { after: { 300: 'green' } }, green: { after: { 200: 'red' } } },
    });
    const { trace, situation } = advance(startSimulation(machine), 1_000);
    expect(trace.map(({ at, after }) => [at, after.value])).toEqual([
      [0, 'red'],
      [300, 'green'],
      [500, 'red'],
      [800, 'green'],
      [1_000, 'red'],
    ]);
    expect(situation.at).toBe(1_000);
  });

  test('can go straight to what is next', () => {
    const simulation = fireNext(
      startSimulation(contactMachine, { startsWith: 'embedded', hasEndpoint: false }),
    );
    expect([simulation.situation.at, simulation.situation.value]).toEqual([
      500,
      { embedded: { loading: 'loadingScript' } },
    ]);
    expect(pending(simulation)).toEqual([['after loadTimeout 10000 ms', 9_500]]);
  });

  test('with nothing on the clock has nowhere to go', () => {
    const simulation = startSimulation(headerMachine);
    expect(fireNext(simulation)).toBe(simulation);
    expect(advance(simulation, 50).situation.at).toBe(50);
  });

  test('is the time that the machine reads', () => {
    const shown = startSimulation(toastMachine, { id: 'toast-0', isPaused: false });
    const paused = send(advance(shown, 2_000), { type: 'time.paused' });
    expect(paused.situation.context).toEqual({
      id: 'toast-0',
      isPaused: false,
      remaining: 4_000,
      startedAt: 0,
    });
    const resumed = send(advance(paused, 60_000), { type: 'time.resumed' });
    expect(pending(resumed)).toEqual([['after remaining (computed)', 4_000]]);
  });

  test('brings what the machine raises later, unless it is cancelled', () => {
    const machine = createMachine({
      id: 'm',
      entry: raise({ type: 'LATER' }, { delay: 100, id: 'later' }),
      on: { LATER: { actions: 'act' }, STOP: { actions: cancel('later') } },
    });
    const simulation = startSimulation(machine);
    expect(pending(simulation)).toEqual([['LATER', 100]]);
    expect(last(advance(simulation, 100))).toMatchObject({
      origin: 'clock',
      type: 'LATER',
      actions: ['act'],
    });
    const stopped = send(simulation, { type: 'STOP' });
    expect([pending(stopped), advance(stopped, 100).trace.length]).toEqual([[], 2]);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('cannot pass by %s ms', (ms) => {
    expect(() => advance(startSimulation(headerMachine), ms)).toThrow(RangeError);
  });
});

describe('a change', () => {
  const start = startSimulation(tooltipMachine);
  const hovered = send(start, { type: 'pointer.entered', id: 'a' });
  const open = advance(hovered, 1_000);

  test('can be taken back and made again, the passing of time as well', () => {
    const before = undo(open);
    expect([before.situation, before.trace]).toEqual([hovered.situation, hovered.trace]);
    expect(undo(undo(open)).situation).toEqual(start.situation);
    expect(redo(redo(undo(undo(open)))).situation).toEqual(open.situation);
  });

  test('makes another future: what was taken back is gone', () => {
    const other = send(undo(open), { type: 'pointer.left' });
    expect(redo(other)).toBe(other);
  });

  test('is not there before the start, nor after the last', () => {
    expect(undo(start)).toBe(start);
    expect(redo(open)).toBe(open);
  });

  test('leaves every earlier situation in the trace', () => {
    expect(open.trace.map(({ after }) => after.value)).toEqual([
      { closed: 'cold' },
      'waiting',
      { open: 'byPointer' },
    ]);
  });
});

describe('a machine that', () => {
  const throwing = setup({
    guards: {
      breaks: () => {
        throw new Error('guard out of order');
      },
    },
  }).createMachine({
    id: 'm',
    initial: 'a',
    context: {},
    states: {
      a: {
        after: { 100: 'b' },
        on: {
          GUARD: { guard: 'breaks', target: 'b' },
          ASSIGN: {
            actions: assign(() => {
              throw new Error('assign out of order');
            }),
          },
        },
      },
      b: {},
    },
  });

  test.each([
    ['GUARD', /guard out of order/],
    ['ASSIGN', /assign out of order/],
  ])('throws at %s stands in an error that can be taken back', (type, message) => {
    const start = startSimulation(throwing);
    const broken = send(start, { type });
    expect(broken.situation).toMatchObject({ status: 'error', value: 'a', pending: [] });
    expect(broken.situation.error).toMatch(message);
    expect(last(broken)).toMatchObject({ isIgnored: false, transitions: [], left: [], entered: [] });
    expect(last(send(broken, { type }))?.isIgnored).toBe(true);
    expect(undo(broken).situation).toEqual(start.situation);
  });

  test('fails over an actor that nobody catches stands in its error', () => {
    const machine = createMachine({
      id: 'm',
      invoke: { src: fromPromise(() => Promise.resolve()), id: 'load' },
    });
    const broken = send(startSimulation(machine), {
      type: 'xstate.error.actor.load',
      error: new Error('offline'),
    });
    expect(broken.situation).toMatchObject({ status: 'error', error: 'offline' });
  });

  test('has come to its end takes nothing any more, and has nothing on the clock', () => {
    const gone = advance(
      send(startSimulation(toastMachine, { id: 'toast-0', isPaused: false }), { type: 'toast.dismissed' }),
      200,
    );
    expect(gone.situation).toMatchObject({ status: 'done', value: 'gone', pending: [] });
    expect(last(gone)?.actions).toEqual(['tellParent']);
    expect(last(send(gone, { type: 'time.paused' }))?.isIgnored).toBe(true);
  });

  test('goes round in a circle is stopped and stands in an error', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'rest',
      states: { rest: { on: { GO: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    });
    const { situation } = send(startSimulation(machine), { type: 'GO' });
    expect([situation.status, situation.error]).toEqual([
      'error',
      expect.stringContaining('round in a circle'),
    ]);
  });

  test('goes round without time passing is stopped', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    expect(advance(startSimulation(machine), 1).trace).toHaveLength(1_001);
  });

  test('starts actors has them in its context by name, and none of them runs', () => {
    const toast = { kind: 'success', title: 'Sent' };
    const simulation = send(startSimulation(toastsMachine), { type: 'toast.added', toast });
    expect(simulation.situation.context).toEqual({
      shown: [{ ...toast, id: 'toast-0', ref: '[actor toast-0]' }],
      waiting: [],
      count: 1,
    });
    expect(advance(simulation, 60_000).situation.context).toEqual(simulation.situation.context);
    const gone = send(simulation, { type: 'toast.left', id: 'toast-0' });
    expect(gone.situation.context).toEqual({ shown: [], waiting: [], count: 1 });
  });
});
