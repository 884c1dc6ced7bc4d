import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { wantedItems } from '../../../../../machines/statechart/paths/coverage';
import {
  type CandidatePath,
  type Exploration,
  explore,
} from '../../../../../machines/statechart/paths/explore';
import { minimizePaths } from '../../../../../machines/statechart/paths/minimizePaths';
import { machinePaths } from '../../../../../machines/statechart/paths/path';
import { pathsTo } from '../../../../../machines/statechart/paths/report';
import { simplePaths } from '../../../../../machines/statechart/paths/simplePaths';
import { transitionTours } from '../../../../../machines/statechart/paths/transitionTours';
import {
  answersMachine,
  deadMachine,
  delaysMachine,
  delaysModel,
  featuresMachine,
  featuresModel,
  plainModel,
} from './fixtures';

const [start] = featuresModel.starts;
if (!start) throw new Error('The fixture has no start.');

const edgesOf = ({ edges }: Exploration) => [...edges.values()].flat();

const titles = (paths: readonly { readonly title: string }[]) => paths.map(({ title }) => title);

describe('what can happen', () => {
  test('a delay ends only when no other ends before it', () => {
    const edges = edgesOf(explore(delaysMachine, delaysModel, start));
    const ends = edges.filter(({ input }) => input.by === 'time');
    expect(
      ends.map(({ from, to }) => [from.snapshot.value, to.snapshot.value, to.nowMs - from.nowMs]),
    ).toEqual([
      [{ both: 'first' }, { both: 'second' }, 100],
      [{ both: 'second' }, 'late', 900],
      ['alone', { both: 'first' }, 300.4],
      ['late', 'alone', 50],
    ]);
  });

  test('an invoked actor answers or fails, once, and only where somebody listens', () => {
    const edges = edgesOf(explore(answersMachine, plainModel('again', 'done'), start));
    const results = edges.map(({ from, input }) => [from.snapshot.value, from.settled.length, input.type]);
    expect(results).toEqual([
      ['asking', 0, 'done'],
      ['asking', 0, 'xstate.done.actor.0.answers.asking'],
      ['asking', 0, 'xstate.error.actor.0.answers.asking'],
      ['asking', 1, 'done'],
      ['failed', 1, 'again'],
    ]);
  });

  test('events reach wildcards, forbidden events stop, and a history brings back what was', () => {
    const { shortest } = explore(featuresMachine, featuresModel, start);
    const states = [...shortest.keys()].map((key) => JSON.parse(key)[1]);
    expect(states).toContainEqual({ on: { left: 'b', right: 'even' } });
    expect(states).toContainEqual({ on: { left: 'b', right: 'other' } });
    expect(states).toContainEqual('off');
  });

  test('an event that the model leaves out is an error', () => {
    expect(() => explore(delaysMachine, plainModel(), start)).toThrow('no payloads for "go"');
  });

  test('a context that grows without end is an error', () => {
    const endless = { ...featuresModel, isFarEnough: () => false };
    expect(() => explore(featuresMachine, endless, start)).toThrow(
      'The exploration of features does not end',
    );
  });
});

describe('the paths', () => {
  test('say in words what happens', () => {
    expect(titles(machinePaths(delaysMachine, delaysModel))).toEqual([
      'at first → after short (100 ms) → after long (1000 ms) → ping (50 ms)',
      'at first → after short (100 ms) → go → after computed (300 ms)',
    ]);
    expect(titles(machinePaths(answersMachine, plainModel('again', 'done')))).toEqual([
      'at first → ask answers → done',
      'at first → ask fails → again',
    ]);
  });

  test('say how long a delay without a name is', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { after: { 300: 'b' } }, b: {} } });
    expect(titles(machinePaths(machine, plainModel()))).toEqual(['at first → after 300 ms']);
  });

  test('to a state that no order of events reaches do not exist', () => {
    expect(pathsTo(deadMachine, plainModel('go', 'stay', 'back'), 'c')).toEqual([]);
    expect(pathsTo(deadMachine, plainModel('go', 'stay', 'back'), 'b')).toHaveLength(1);
  });

  test('name who sends an event, and what it carries', () => {
    const machine = createMachine({ id: 'm', on: { said: {} } });
    const said = { type: 'said', words: { list: [1, 2], text: 'hello' }, isLoud: true };
    const model = { starts: [start], events: { said: [said] }, senders: { said: 'the parrot' } };
    expect(titles(machinePaths(machine, model))).toEqual([
      'at first → the parrot: said (words: { list: [1, 2], text: "hello" }, isLoud: true)',
    ]);
  });

  test('cover all that any path covers, and none is redundant', () => {
    const exploration = explore(featuresMachine, featuresModel, start);
    const wanted = wantedItems(featuresMachine, featuresModel);
    const paths = minimizePaths([exploration], wanted);
    const seenBy = (some: readonly CandidatePath[]) =>
      new Set(some.flatMap(({ covered }) => [...covered].filter((item) => wanted.has(item))));
    expect(seenBy(paths)).toEqual(wanted);
    for (const path of paths) {
      expect(seenBy(paths.filter((other) => other !== path))).not.toEqual(wanted);
    }
  });

  test('read the items of each candidate once, however many paths are selected', () => {
    let reads = 0;
    class CountedSet extends Set<string> {
      override [Symbol.iterator]() {
        reads += 1;
        return super[Symbol.iterator]();
      }
    }
    const origin = explore(featuresMachine, featuresModel, start);
    const names = Array.from({ length: 100 }, (_, at) => `item ${at}`);
    const candidate = (...items: readonly string[]): CandidatePath => ({
      ...{ origin, inputs: [], covered: new CountedSet(items) },
    });
    const shortest = new Map(names.map((name) => [name, candidate(name)]));
    const paths = minimizePaths([{ ...origin, shortest, edges: new Map() }], new Set(names));
    expect(paths).toEqual([...shortest.values()]);
    expect(reads).toBe(100);
  });

  test('are selected by the number of new items, of equals the first, without those that later ones replace', () => {
    const origin = explore(featuresMachine, featuresModel, start);
    const covered = ['ab', 'abcd', 'abef', 'cdgh', 'ih', 'fi'];
    const shortest = new Map(
      covered.map((items): [string, CandidatePath] => [
        items,
        { origin, inputs: [], covered: new Set(items) },
      ]),
    );
    const paths = minimizePaths([{ ...origin, shortest, edges: new Map() }], new Set('abcdefghi'));
    expect(paths.map((path) => [...path.covered].join(''))).toEqual(['abef', 'cdgh', 'ih']);
  });
});

describe('transition tours', () => {
  const exploration = explore(featuresMachine, featuresModel, start);
  const wanted = wantedItems(featuresMachine, featuresModel);

  test('cover everything with few starts, and with more if they are short', () => {
    const long = transitionTours(exploration, { wanted, maxSteps: 100 });
    const short = transitionTours(exploration, { wanted, maxSteps: 4 });
    for (const tours of [long, short]) {
      const seen = new Set(tours.flatMap(({ covered }) => [...covered]));
      expect([...wanted].filter((item) => !seen.has(item))).toEqual([]);
    }
    expect(long).toHaveLength(1);
    expect(short.length).toBeGreaterThan(1);
  });

  test('exclude inputs that are not possible', () => {
    const tours = transitionTours(exploration, {
      wanted,
      maxSteps: 100,
      isPossible: ({ input }) => input.type !== 'off',
    });
    const types = tours.flatMap(({ inputs }) => inputs.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(['left.next', 'right.check', 'number.raised']));
  });

  test('are one path without steps if no input is possible', () => {
    const tours = transitionTours(exploration, { wanted, maxSteps: 100, isPossible: () => false });
    expect(tours.map(({ inputs }) => inputs)).toEqual([[]]);
  });
});

test('simple paths visit no configuration twice, and their number depends on the steps', () => {
  const exploration = explore(delaysMachine, delaysModel, start);
  const types = (maxSteps: number) =>
    [...simplePaths(exploration, maxSteps)].map((inputs) =>
      inputs.map(({ type }) => type.split('.').slice(0, 3)),
    );
  expect(types(0)).toEqual([[]]);
  expect([0, 1, 2, 3, 4, 9].map((steps) => types(steps).length)).toEqual([1, 2, 4, 5, 5, 5]);
});
