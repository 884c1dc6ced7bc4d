import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { headerMachine } from '../../../../../machines/header.machine';
import { headerModel } from '../../../../../machines/models/header.model';
import { type Examples, eventChoices } from '../../../../../machines/statechart/engine/eventChoices';
import {
  advance,
  type Simulation,
  send,
  startSimulation,
} from '../../../../../machines/statechart/engine/simulation';
import { zoo } from '../../../../support/zoo';

const animal = (id: string) =>
  startSimulation(zoo.find((machine) => machine.id === id) ?? createMachine({ id }));
const labels = (simulation: Simulation) => eventChoices(simulation).map(({ label }) => label);
const choice = (simulation: Simulation, type: string, examples?: Examples) =>
  eventChoices(simulation, examples).find((each) => each.type === type);

describe('the choices', () => {
  test('are the events that the active states wait for, each once, in the order of the chart', () => {
    expect(labels(startSimulation(headerMachine))).toEqual([
      'page.scrolled',
      'menu.toggled',
      'header.dismissed',
      'route.changed',
      'layout.changed',
      'dropdown.toggled',
      'page.scrolledAway',
    ]);
  });

  test('have the payloads of the model, and tell which would do something now', () => {
    const { examples = [] } =
      choice(startSimulation(headerMachine), 'page.scrolled', headerModel.events) ?? {};
    expect(examples.map(({ payload, isEffective }) => [payload, isEffective])).toEqual([
      ['(y: 21)', true],
      ['(y: 20)', false],
    ]);
  });

  test('without an example are the bare event', () => {
    expect(choice(startSimulation(headerMachine), 'menu.toggled')?.examples).toEqual([
      { event: { type: 'menu.toggled' }, payload: '', isEffective: true },
    ]);
  });

  test('tell which transitions of the chart wait for them', () => {
    expect(choice(startSimulation(headerMachine), 'menu.toggled')?.transitions).toEqual([
      'header.menu.closed/0',
      'header.dropdown/5',
    ]);
  });

  test('leave out what the clock brings, what happens by itself, and what is blocked', () => {
    expect(labels(animal('delays'))).toEqual([]);
    const types = eventChoices(animal('events')).map(({ type }) => type);
    expect(types).not.toContain('BLOCKED');
    expect(types).not.toContain('NEVER');
  });

  test('are none once the machine has come to its end', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { type: 'final' } },
      on: { X: '.a' },
    });
    expect(labels(startSimulation(machine))).toEqual([]);
  });

  test('go to a state by its id, where the machine can be sent there', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: {}, b: { id: 'there', route: {} } },
    });
    const simulation = startSimulation(machine);
    const { examples = [] } = choice(simulation, 'xstate.route') ?? {};
    expect(examples.map(({ event, isEffective }) => [event, isEffective])).toEqual([
      [{ type: 'xstate.route', to: '#there' }, true],
    ]);
    expect(send(simulation, { type: 'xstate.route', to: '#there' }).state.value).toBe('b');
  });

  test('count a guard that throws as an effect', () => {
    const guard = () => {
      throw new Error('out of order');
    };
    const machine = createMachine({ id: 'm', on: { X: { guard, actions: 'a' } } });
    expect(choice(startSimulation(machine), 'X')?.examples[0]?.isEffective).toBe(true);
  });
});

describe('an invoked actor', () => {
  const start = startSimulation(contactMachine, { startsWith: 'embedded', endpoint: '' });
  const loading = advance(start, 500);
  const answer = (simulation: Simulation, label: string) =>
    eventChoices(simulation).find((each) => each.label === label)?.examples[0]?.event;

  test('can answer and fail as long as it is there', () => {
    expect(labels(start)).toEqual(['fallback.chosen']);
    expect(labels(loading)).toEqual(['fallback.chosen', 'done loadScript', 'error loadScript']);
  });

  test('answers as in earnest', () => {
    const done = send(loading, answer(loading, 'done loadScript') ?? { type: 'none' });
    expect(done.state.value).toEqual({ embedded: { loading: 'pausing' } });
    const failed = send(loading, answer(loading, 'error loadScript') ?? { type: 'none' });
    expect(failed.state.value).toEqual({ embedded: 'error' });
    expect(failed.trace.at(-1)?.payload).toMatchObject({
      error: '[Error: loadScript failed, in the simulation.]',
    });
  });

  test('answers once, and once more when it is started again', () => {
    const actors = animal('actors');
    expect(labels(actors)).toEqual(['done load 1', 'error load 1', 'done load 2']);
    const answered = send(actors, answer(actors, 'done load 2') ?? { type: 'none' });
    expect(labels(answered)).toEqual(['done load 1', 'error load 1']);

    const failed = send(loading, answer(loading, 'error loadScript') ?? { type: 'none' });
    const again = advance(send(failed, { type: 'loading.retried' }), 500);
    expect(labels(again)).toEqual(labels(loading));
  });

  test('that is watched can tell how it stands', () => {
    const actors = animal('actors');
    const next = send(actors, answer(actors, 'done load 1') ?? { type: 'none' });
    expect(labels(next)).toEqual(['done child', 'snapshot child']);
    expect(send(next, answer(next, 'snapshot child') ?? { type: 'none' }).trace.at(-1)?.actions).toEqual([
      'look',
    ]);
  });
});

describe('a wildcard', () => {
  const examples = {
    mouse: [{ type: 'mouse' }],
    'mouse.down': [{ type: 'mouse.down', x: 1 }],
    mouseless: [{ type: 'mouseless' }],
    STAY: [{ type: 'STAY' }],
  };

  test('is offered to be filled in, with the examples that nothing else waits for', () => {
    const types = (type: string) =>
      choice(animal('events'), type, examples)?.examples.map(({ event }) => event.type);
    expect(choice(animal('events'), 'mouse.*')).toMatchObject({ kind: 'wildcard', examples: [] });
    expect(types('mouse.*')).toEqual(['mouse', 'mouse.down']);
    expect(types('*')).toEqual(['mouse', 'mouse.down', 'mouseless']);
  });
});
