import { describe, expect, test } from 'vitest';
import { createMachine, sendTo } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { headerMachine } from '../../../../../machines/header.machine';
import { advance, send, startSimulation } from '../../../../../machines/statechart/engine/simulation';
import { last, pending } from '../../../../support/simulationQueries';

describe('a start', () => {
  test('is the first entry of the trace, with all that comes of itself', () => {
    const simulation = startSimulation(contactMachine, { startsWith: 'fallback', endpoint: '' });
    expect(simulation.trace).toMatchObject([
      {
        index: 0,
        after: { nowMs: 0 },
        origin: 'start',
        payload: { startsWith: 'fallback', endpoint: '' },
        exited: ['contact.choosing'],
        entered: ['contact', 'contact.choosing', 'contact.fallback', 'contact.fallback.idle'],
        transitions: ['contact.choosing/0'],
        isIgnored: false,
      },
    ]);
    expect(simulation.state.value).toEqual({ fallback: 'idle' });
  });

  test('puts delays on the clock, told by their names, the next first', () => {
    const simulation = startSimulation(contactMachine, { startsWith: 'embedded', endpoint: '' });
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
    const { state, trace } = startSimulation(machine);
    expect([state.status, state.error, trace.length]).toEqual(['error', 'no input', 1]);
  });
});

describe('an event', () => {
  const header = startSimulation(headerMachine);

  test('is told with what it carried, what was left and entered, and by which transitions', () => {
    const simulation = send(header, { type: 'dropdown.toggled', dropdown: 'services' });
    expect(last(simulation)).toMatchObject({
      index: 1,
      origin: 'external',
      event: { type: 'dropdown.toggled' },
      payload: { type: 'dropdown.toggled', dropdown: 'services' },
      exited: ['header.dropdown.closed'],
      entered: ['header.dropdown.services'],
      transitions: ['header.dropdown/3'],
    });
    expect(simulation.state.active).toEqual([
      'header',
      ...['header.scroll', 'header.scroll.top'],
      ...['header.menu', 'header.menu.closed'],
      ...['header.dropdown', 'header.dropdown.services'],
    ]);
  });

  test('that nobody takes is told as ignored, and changes nothing', () => {
    const simulation = send(header, { type: 'nobody.waits' });
    expect(last(simulation)).toMatchObject({
      event: { type: 'nobody.waits' },
      isIgnored: true,
      transitions: [],
    });
    expect(simulation.state.value).toEqual(header.state.value);
  });

  test('leaves the earlier simulation as it was', () => {
    send(header, { type: 'menu.toggled' });
    expect([header.trace.length, header.state.value]).toEqual([
      1,
      { scroll: 'top', menu: 'closed', dropdown: 'closed' },
    ]);
  });

  test('of an invoked actor comes from the actor, and is told by its name', () => {
    const loading = advance(startSimulation(contactMachine, { startsWith: 'embedded', endpoint: '' }), 500);
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
    expect(trace.map(({ origin, event, after }) => [origin, event.type, after.value])).toEqual([
      ['start', 'xstate.init', 'a'],
      ['external', 'GO', 'b'],
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
    expect(simulation.state.value).toBe('first');
    expect(last(simulation)?.transitions).toEqual(['m.both.one.x/0']);
  });
});
