import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { coverageGaps } from '../../../../../machines/statechart/paths/coverage';
import { union } from '../../../../../machines/statechart/paths/coverageItems';
import { coveredBy, machinePaths } from '../../../../../machines/statechart/paths/path';
import { delaysModel, featuresModel, plainModel } from '../../../../support/zoo';
import { delaysMachine, featuresMachine } from '../engine/fixtures';

/** Has an unreachable state, transitions that are never taken, and guards with one outcome only. */
const deadMachine = setup({
  guards: { always: () => true, never: () => false, unused: () => true },
}).createMachine({
  id: 'dead',
  initial: 'a',
  states: {
    a: {
      on: { go: [{ guard: 'always', target: 'b' }, { target: 'c' }], stay: { guard: 'never', target: 'c' } },
    },
    b: { on: { back: 'a' } },
    c: { on: { back: 'a' } },
  },
});
const model = plainModel('go', 'stay', 'back');

const gapsOf = (machine: Parameters<typeof machinePaths>[0], tried = model) =>
  coverageGaps(machine, tried, union(machinePaths(machine, tried).map(coveredBy)));

test('dead states, transitions that are never taken, and guards with one outcome are gaps', () => {
  expect(gapsOf(deadMachine)).toEqual([
    'state c is never entered',
    'transition a -- go --> c is never taken',
    'transition a -- stay [never] --> c is never taken',
    'transition c -- back --> a is never taken',
    'guard always is never false',
    'guard never is never true',
    'guard unused is never true',
    'guard unused is never false',
  ]);
});

test('a delay that another always ends before is a gap', () => {
  expect(gapsOf(delaysMachine, delaysModel)).toEqual([
    'transition alone -- after 5000 ms --> late is never taken',
  ]);
});

test('an exempt outcome is no gap, but an exemption that does not hold is an error', () => {
  const reason = 'It is a fixture.';
  const exemptions = [
    { guard: 'always', never: false, reason },
    { guard: 'always', never: true, reason },
    { guard: 'gone', never: true, reason },
  ];
  const gaps = gapsOf(deadMachine, { ...model, exemptions });
  expect(gaps).not.toContain('guard always is never false');
  expect(gaps.slice(-2)).toEqual([
    'guard always is exempt from being true, but it is',
    'guard gone is exempt, but there is none of that name',
  ]);
});

test('always and guards inside guards are covered', () => {
  expect(gapsOf(featuresMachine, featuresModel)).toEqual([]);
});
