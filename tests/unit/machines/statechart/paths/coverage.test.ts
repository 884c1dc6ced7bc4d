import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { startRun } from '../../../../../machines/statechart/engine';
import { instrument } from '../../../../../machines/statechart/engine/xstateAdapter';
import { chartOf } from '../../../../../machines/statechart/graph';
import { measure, wantedItems } from '../../../../../machines/statechart/paths/coverage';
import { guardItem, itemsOf, union } from '../../../../../machines/statechart/paths/coverageItems';
import { coverageTable } from '../../../../../machines/statechart/paths/coverageTable';
import { machinePaths } from '../../../../../machines/statechart/paths/path';
import { zoo } from '../../../../support/zoo';
import {
  deadMachine,
  delaysMachine,
  delaysModel,
  featuresMachine,
  featuresModel,
  plainModel,
} from './fixtures';

const model = plainModel('go', 'stay', 'back');

/** The coverage of a real actor on all paths. */
const coverageOf = (machine: AnyStateMachine, tried = model) =>
  measure(
    machine,
    tried,
    union(
      machinePaths(machine, tried).map(({ start, steps }) => {
        const run = startRun(machine, start.input);
        for (const { input } of steps) run.perform(input);
        return itemsOf(run.observation());
      }),
    ),
  );

describe('what is missing is named', () => {
  test('dead states, transitions that cannot be taken, and guards with one outcome', () => {
    expect(coverageOf(deadMachine)).toEqual({
      states: { seen: 3, total: 4 },
      transitions: { seen: 2, total: 5 },
      guards: { seen: 0, total: 3 },
      exempt: 0,
      problems: [
        'state c is never entered',
        'transition a -- go --> c is never taken',
        'transition a -- stay [never] --> c is never taken',
        'transition c -- back --> a is never taken',
        'guard always is never false',
        'guard never is never true',
        'guard unused is never true',
        'guard unused is never false',
      ],
    });
  });

  test('a delay that another always ends before', () => {
    const { problems } = coverageOf(delaysMachine, delaysModel);
    expect(problems).toEqual(['transition alone -- after 5000 ms --> late is never taken']);
  });

  test('unless the model exempts an outcome', () => {
    const exemptions = [{ guard: 'always', never: false, reason: 'It is a fixture.' }];
    const { guards, exempt, problems } = coverageOf(deadMachine, { ...model, exemptions });
    expect([guards, exempt]).toEqual([{ seen: 1, total: 3 }, 1]);
    expect(problems).not.toContain('guard always is never false');
  });

  test('and an exemption that does not hold is missing nothing, but is wrong', () => {
    const reason = 'It is a fixture.';
    const exemptions = [
      { guard: 'always', never: true, reason },
      { guard: 'gone', never: true, reason },
    ];
    const { problems } = coverageOf(deadMachine, { ...model, exemptions });
    expect(problems.slice(-2)).toEqual([
      'guard always is exempt from being true, but it is',
      'guard gone is exempt, but there is none of that name',
    ]);
  });
});

test('all features are seen: wildcards, forbidden events, history, always, guards inside guards', () => {
  expect(coverageOf(featuresMachine, featuresModel).problems).toEqual([]);
  expect(wantedItems(featuresMachine, featuresModel)).toContain(guardItem('isOdd', true));
});

test.each([...zoo, ...machines.map(({ machine }) => machine)])(
  'the transitions of $id have the ids that they have in its chart',
  (machine) => {
    const ids = chartOf(machine).transitions.map(({ id }) => id);
    expect([...instrument(machine).transitionIds.values()].sort()).toEqual(ids.sort());
  },
);

test('the table has a line for each machine', () => {
  const share = { seen: 1, total: 3 };
  const rows = [
    {
      machine: 'one',
      paths: 10,
      states: share,
      transitions: { seen: 0, total: 0 },
      guards: share,
      exempt: 2,
      problems: [],
    },
  ];
  expect(coverageTable(rows)).toBe(
    [
      'machine  paths  states    transitions  guards both ways',
      'one      10     1/3 33 %  0/0 100 %    1/3 33 % (2 exempt)',
    ].join('\n'),
  );
});
