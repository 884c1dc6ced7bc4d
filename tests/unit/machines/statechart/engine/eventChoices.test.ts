import { describe, expect, test } from 'vitest';
import { createMachine, raise } from 'xstate';
import { headerMachine } from '../../../../../machines/header.machine';
import { headerModel } from '../../../../../machines/models/header.model';
import { eventChoices, eventsByTransition } from '../../../../../machines/statechart/engine/eventChoices';
import { type Simulation, send, startSimulation } from '../../../../../machines/statechart/engine/simulation';
import { eventsOf } from '../../../../../machines/statechart/paths/model';
import { answersMachine, delaysMachine } from './fixtures';

const none = { type: 'none' };
const plain = (...types: readonly string[]) => types.map((type) => ({ type }));
const answers = (simulation: Simulation) => eventChoices(simulation, plain('done', 'again'));

describe('the choices', () => {
  const choices = eventChoices(startSimulation(headerMachine), eventsOf(headerModel));

  test('are the events with an effect, in the order of the model', () => {
    expect(choices.map(({ type }) => type)).toEqual(Object.keys(headerModel.events));
    expect(choices.find(({ type }) => type === 'menu.toggled')).toEqual({
      type: 'menu.toggled',
      label: 'menu.toggled',
      kind: 'event',
      examples: [
        {
          event: { type: 'menu.toggled' },
          payload: '',
          transitions: ['header.menu.closed/0', 'header.dropdown/5'],
        },
      ],
    });
  });

  test('have the payloads of the model that have an effect', () => {
    const { examples = [] } = choices.find(({ type }) => type === 'page.scrolled') ?? {};
    expect(examples.map(({ payload }) => payload)).toEqual(['(y: 21)']);
  });

  test('have the first event that triggers a transition, without the transitions that follow', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: raise({ type: 'on' }) } } },
        b: { on: { on: 'c' } },
        c: { always: 'd' },
        d: {},
      },
    });
    const examples = [
      { type: 'go', n: 1 },
      { type: 'go', n: 2 },
    ];
    const events = eventsByTransition(eventChoices(startSimulation(machine), examples));
    expect([...events]).toEqual([['m.a/0', { type: 'go', n: 1 }]]);
  });

  test('include the ends of timers, and exclude other events', () => {
    const ends = eventChoices(startSimulation(delaysMachine), plain('go'));
    expect(ends.map(({ kind, examples }) => [kind, ...examples.map(({ payload }) => payload)])).toEqual([
      ['after', '(in 100 ms)'],
      ['after', '(in 1000 ms)'],
    ]);
    const short = ends[0]?.examples[0];
    expect(eventsByTransition(ends).get('delays.both.first/0')).toBe(short?.event);
  });

  test('are none after the end of the machine', () => {
    const machine = createMachine({ initial: 'a', on: { x: '.a' }, states: { a: { type: 'final' } } });
    expect(eventChoices(startSimulation(machine), plain('x'))).toEqual([]);
  });
});

describe('an invoked actor', () => {
  const start = startSimulation(answersMachine);
  const result = (simulation: Simulation, label: string) =>
    answers(simulation).find((choice) => choice.label === label)?.examples[0]?.event ?? none;

  test('can answer and fail', () => {
    expect(answers(start).map(({ label, kind }) => [label, kind])).toEqual([
      ['done', 'event'],
      ['done ask', 'done'],
      ['error ask', 'error'],
    ]);
    const failed = send(start, result(start, 'error ask'));
    expect(failed.state.value).toBe('failed');
    expect(failed.trace.at(-1)?.payload).toMatchObject({ error: '[Error: ask failed, in the simulation.]' });
  });

  test('answers once, and once more when it is started again', () => {
    const answered = send(start, result(start, 'done ask'));
    expect(answers(answered).map(({ label }) => label)).toEqual(['done']);
    const again = send(send(start, result(start, 'error ask')), { type: 'again' });
    expect(answers(again).map(({ label }) => label)).toEqual(['done', 'done ask', 'error ask']);
  });
});
