import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { cover, type FoundWay } from '../../../machines/paths/cover';
import { wantedMarks } from '../../../machines/paths/coverage';
import { explore } from '../../../machines/paths/explore';
import { machinePaths } from '../../../machines/paths/machinePaths';
import { simpleWays } from '../../../machines/paths/simpleWays';
import { tours } from '../../../machines/paths/tour';
import {
  answersMachine,
  delaysMachine,
  delaysModel,
  featuresMachine,
  featuresModel,
  plainModel,
} from './fixtures';

const [start] = featuresModel.starts;
if (!start) throw new Error('The fixture has no start.');

const titles = (paths: readonly { readonly title: string }[]) => paths.map(({ title }) => title);

describe('what can happen', () => {
  test('a delay ends only when no other ends before it', () => {
    const { edges } = explore(delaysMachine, delaysModel, start);
    const ends = edges.filter(({ stimulus }) => stimulus.by === 'time');
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
    const { edges } = explore(answersMachine, plainModel('again', 'done'), start);
    const told = edges.map(({ from, stimulus }) => [
      from.snapshot.value,
      from.answered.length,
      stimulus.type,
    ]);
    expect(told).toEqual([
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
    expect(() => explore(featuresMachine, endless, start)).toThrow('There is no end to features');
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

  test('name who sends an event, and what it carries', () => {
    const machine = createMachine({ id: 'm', on: { said: {} } });
    const said = { type: 'said', words: { list: [1, 2], text: 'hello' }, isLoud: true };
    const model = { starts: [start], events: { said: [said] }, senders: { said: 'the parrot' } };
    expect(titles(machinePaths(machine, model))).toEqual([
      'at first → the parrot: said (words: { list: [1, 2], text: "hello" }, isLoud: true)',
    ]);
  });

  test('see all that any way sees, and none can be left out', () => {
    const exploration = explore(featuresMachine, featuresModel, start);
    const wanted = wantedMarks(featuresMachine, featuresModel);
    const ways = cover([exploration], wanted);
    const seenBy = (some: readonly FoundWay[]) =>
      new Set(some.flatMap(({ marks }) => [...marks].filter((mark) => wanted.has(mark))));
    expect(seenBy(ways)).toEqual(wanted);
    for (const way of ways) expect(seenBy(ways.filter((other) => other !== way))).not.toEqual(wanted);
  });
});

describe('tours', () => {
  const exploration = explore(featuresMachine, featuresModel, start);
  const wanted = wantedMarks(featuresMachine, featuresModel);

  test('see everything in few starts, and more the shorter they may be', () => {
    const long = tours(exploration, { wanted, maxSteps: 100 });
    const short = tours(exploration, { wanted, maxSteps: 4 });
    for (const ways of [long, short]) {
      const seen = new Set(ways.flatMap(({ marks }) => [...marks]));
      expect([...wanted].filter((mark) => !seen.has(mark))).toEqual([]);
    }
    expect(long).toHaveLength(1);
    expect(short.length).toBeGreaterThan(1);
  });

  test('leave out what is not possible where they are made', () => {
    const ways = tours(exploration, {
      wanted,
      maxSteps: 100,
      isPossible: ({ stimulus }) => stimulus.type !== 'off',
    });
    const types = ways.flatMap(({ stimuli }) => stimuli.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(['left.next', 'right.check', 'number.raised']));
  });

  test('are one way without steps where nothing can happen', () => {
    const ways = tours(exploration, { wanted, maxSteps: 100, isPossible: () => false });
    expect(ways.map(({ stimuli }) => stimuli)).toEqual([[]]);
  });
});

test('simple ways pass no situation twice, and are as many as the steps allow', () => {
  const exploration = explore(delaysMachine, delaysModel, start);
  const types = (maxSteps: number) =>
    [...simpleWays(exploration, maxSteps)].map((stimuli) =>
      stimuli.map(({ type }) => type.split('.').slice(0, 3)),
    );
  expect(types(0)).toEqual([[]]);
  expect([0, 1, 2, 3, 4, 9].map((steps) => types(steps).length)).toEqual([1, 2, 4, 5, 5, 5]);
});
