import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { wantedItems } from '../../../../../machines/statechart/paths/coverage';
import { type CandidatePath, explore } from '../../../../../machines/statechart/paths/explore';
import { minimizePaths } from '../../../../../machines/statechart/paths/minimizePaths';
import type { MachineModel } from '../../../../../machines/statechart/paths/model';
import { machinePaths } from '../../../../../machines/statechart/paths/path';
import { pathsTo } from '../../../../../machines/statechart/paths/report';
import { transitionTours } from '../../../../../machines/statechart/paths/transitionTours';
import { delaysModel, featuresModel, plainModel } from '../../../../support/zoo';
import { answersMachine, delaysMachine, featuresMachine } from '../engine/fixtures';

const [start] = featuresModel.starts;
if (!start) throw new Error('The fixture has no start.');

const edgesOf = (machine: Parameters<typeof explore>[0], model: MachineModel) =>
  [...explore(machine, model, start).edges.values()].flat();

const titles = (paths: readonly { readonly title: string }[]) => paths.map(({ title }) => title);

const features = explore(featuresMachine, featuresModel, start);
const wanted = wantedItems(featuresMachine, featuresModel);

describe('an exploration', () => {
  test('ends a timer only when no other ends before it', () => {
    const ends = edgesOf(delaysMachine, delaysModel).filter(({ input }) => input.by === 'time');
    expect(
      ends.map(({ from, to }) => [from.snapshot.value, to.snapshot.value, to.nowMs - from.nowMs]),
    ).toEqual([
      [{ both: 'first' }, { both: 'second' }, 100],
      [{ both: 'second' }, 'late', 900],
      ['alone', { both: 'first' }, 300.4],
      ['late', 'alone', 50],
    ]);
  });

  test('lets an invoked actor answer or fail once, and only where the machine waits for it', () => {
    const edges = edgesOf(answersMachine, plainModel('again', 'done'));
    const results = edges.map(({ from, input }) => [from.snapshot.value, from.settled.length, input.type]);
    expect(results).toEqual([
      ['asking', 0, 'done'],
      ['asking', 0, 'xstate.done.actor.0.answers.asking'],
      ['asking', 0, 'xstate.error.actor.0.answers.asking'],
      ['asking', 1, 'done'],
      ['failed', 1, 'again'],
    ]);
  });

  test('fails if the context grows without end', () => {
    const endless = { ...featuresModel, isFarEnough: () => false };
    expect(() => explore(featuresMachine, endless, start)).toThrow(
      'The exploration of features does not end',
    );
  });
});

describe('the paths', () => {
  test('have the inputs as text, with durations and results', () => {
    expect(titles(machinePaths(delaysMachine, delaysModel))).toEqual([
      'at first → after short (100 ms) → after long (1000 ms) → ping (50 ms)',
      'at first → after short (100 ms) → go → after computed (300 ms)',
    ]);
    expect(titles(machinePaths(answersMachine, plainModel('again', 'done')))).toEqual([
      'at first → ask answers → done',
      'at first → ask fails → again',
    ]);
    const unnamed = createMachine({ id: 'm', initial: 'a', states: { a: { after: { 300: 'b' } }, b: {} } });
    expect(titles(machinePaths(unnamed, plainModel()))).toEqual(['at first → after 300 ms']);
  });

  test('have the senders of events, and their payloads', () => {
    const machine = createMachine({ id: 'm', on: { said: {} } });
    const payloads = [{ words: { list: [1, 2], text: 'hello' }, isLoud: true }];
    const model = { starts: [start], events: { said: { meaning: '', sender: 'the parrot', payloads } } };
    expect(titles(machinePaths(machine, model))).toEqual([
      'at first → the parrot: said (words: {…}, isLoud: true)',
    ]);
  });

  test('to an unreachable state do not exist', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: {}, b: {} } });
    expect(pathsTo(machine, plainModel(), 'b')).toEqual([]);
    expect(pathsTo(machine, plainModel(), 'a')).toHaveLength(1);
  });

  test('are selected by the number of new items, of equals the first, without those that later ones replace', () => {
    const covered = ['ab', 'abcd', 'abef', 'cdgh', 'ih', 'fi'];
    const shortest = new Map(
      covered.map((items): [string, CandidatePath] => [
        items,
        { origin: features, inputs: [], covered: new Set(items) },
      ]),
    );
    const paths = minimizePaths([{ ...features, shortest, edges: new Map() }], new Set('abcdefghi'));
    expect(paths.map((path) => [...path.covered].join(''))).toEqual(['abef', 'cdgh', 'ih']);
  });
});

describe('transition tours', () => {
  test('cover everything with few starts, and with more if they are short', () => {
    const long = transitionTours(features, { wanted, maxSteps: 100 });
    const short = transitionTours(features, { wanted, maxSteps: 4 });
    for (const tours of [long, short]) {
      const seen = new Set(tours.flatMap(({ covered }) => [...covered]));
      expect([...wanted].filter((item) => !seen.has(item))).toEqual([]);
    }
    expect(long).toHaveLength(1);
    expect(short.length).toBeGreaterThan(1);
  });

  test('exclude inputs that are not possible', () => {
    const tours = transitionTours(features, {
      wanted,
      maxSteps: 100,
      isPossible: ({ input }) => input.type !== 'off',
    });
    const types = tours.flatMap(({ inputs }) => inputs.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(['left.next', 'right.check', 'number.raised']));
  });

  test('are one path without steps if no input is possible', () => {
    const tours = transitionTours(features, { wanted, maxSteps: 100, isPossible: () => false });
    expect(tours.map(({ inputs }) => inputs)).toEqual([[]]);
  });
});
