import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { stageModel } from '../../../machines/models/stage.model';
import { type Stage, type StageEvent, stageMachine, stages } from '../../../machines/stage.machine';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';

const raised: StageEvent = { type: 'stage.raised' };
const lowered: StageEvent = { type: 'stage.lowered' };
const raisedToLast: StageEvent = { type: 'stage.raisedToLast' };
const loweredToFirst: StageEvent = { type: 'stage.loweredToFirst' };
const chosen = (stage: Stage): StageEvent => ({ type: 'stage.chosen', stage });

/** The stage after a sequence of events. */
function stateAfter(...events: readonly StageEvent[]): Stage {
  const actor = createActor(stageMachine).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().value;
}

test('the positions are 0 Pre-Seed, 1 Seed, 2 Series A, 3 Series B', () => {
  expect(stages).toEqual(['preSeed', 'seed', 'seriesA', 'seriesB']);
});

test('starts at Seed', () => {
  expect(stateAfter()).toBe('seed');
});

describe('one step', () => {
  test.each([
    ['up from Pre-Seed leads to Seed', 'preSeed', raised, 'seed'],
    ['up from Seed leads to Series A', 'seed', raised, 'seriesA'],
    ['up from Series A leads to Series B', 'seriesA', raised, 'seriesB'],
    ['up from Series B stays at Series B', 'seriesB', raised, 'seriesB'],
    ['down from Series B leads to Series A', 'seriesB', lowered, 'seriesA'],
    ['down from Series A leads to Seed', 'seriesA', lowered, 'seed'],
    ['down from Seed leads to Pre-Seed', 'seed', lowered, 'preSeed'],
    ['down from Pre-Seed stays at Pre-Seed', 'preSeed', lowered, 'preSeed'],
  ] as const)('%s', (_rule, from, event, to) => {
    expect(stateAfter(chosen(from), event)).toBe(to);
  });
});

describe.each(stages)('from %s', (from) => {
  test.each(stages)('any stage can be chosen directly: %s', (to) => {
    expect(stateAfter(chosen(from), chosen(to))).toBe(to);
  });

  test('the ends are one move away, and ten steps stop at the ends', () => {
    expect(stateAfter(chosen(from), raisedToLast)).toBe('seriesB');
    expect(stateAfter(chosen(from), loweredToFirst)).toBe('preSeed');
    expect(stateAfter(chosen(from), ...Array<StageEvent>(10).fill(raised))).toBe('seriesB');
    expect(stateAfter(chosen(from), ...Array<StageEvent>(10).fill(lowered))).toBe('preSeed');
  });
});

test('an event with an unknown stage has no effect', () => {
  const unknown: StageEvent = JSON.parse('{ "type": "stage.chosen", "stage": "seriesC" }');
  expect(stateAfter(chosen('seriesA'), unknown)).toBe('seriesA');
});

/** Whether one step younger and one step older are possible. */
const steps = ({ can }: Facts<typeof stageMachine>) => [
  can({ type: 'stage.lowered' }),
  can({ type: 'stage.raised' }),
];

describeModel(stageMachine, stageModel, {
  preSeed: (facts) => expect(steps(facts)).toEqual([false, true]),
  seed: (facts) => expect(steps(facts)).toEqual([true, true]),
  seriesA: (facts) => {
    expectQuiet(facts);
    expect(steps(facts)).toEqual([true, true]);
  },
  seriesB: (facts) => expect(steps(facts)).toEqual([true, false]),
});
