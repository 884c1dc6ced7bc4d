import { afterAll, describe, expect, test } from 'vitest';
import { measure } from '../../machines/paths/coverage';
import { type CoverageRow, coverageTable } from '../../machines/paths/coverageTable';
import { explore } from '../../machines/paths/explore';
import { machinePaths } from '../../machines/paths/machinePaths';
import { joined, type Marks } from '../../machines/paths/marks';
import { startRun } from '../../machines/paths/run';
import { simpleWays } from '../../machines/paths/simpleWays';
import { machines } from '../../machines/registry';
import { stateChecks } from './stateChecks';
import { activePaths, expectSituation, walk } from './walk';

const rows: CoverageRow[] = [];
afterAll(() => console.log(`\n${coverageTable(rows)}\n`));

/** How many steps are tried in every order: as many as take about a second. */
const SIMPLE_STEPS: Readonly<Record<string, number>> = { header: 3, toasts: 4, contact: 4 };

describe.each(machines)('$title', ({ machine, model }) => {
  const paths = machinePaths(machine, model);
  const checks = stateChecks.get(machine.id) ?? {};
  const seen: Marks[] = [];

  test('has a check for every state that it rests in, and for no other', () => {
    const situations = paths.flatMap(({ initial, steps }) => [
      initial,
      ...steps.map(({ situation }) => situation),
    ]);
    expect(Object.keys(checks).sort()).toEqual([...new Set(situations.flatMap(activePaths))].sort());
  });

  test.each(paths)('$title', (path) => {
    seen.push(walk(machine, path, checks).marks());
  });

  test('the paths have shown every state, transition and outcome of a guard', () => {
    const coverage = measure(machine, model, joined(seen));
    rows.push({ machine: machine.id, paths: paths.length, ...coverage });
    expect(coverage.problems).toEqual([]);
  });

  test('steps in every order lead a real actor where the paths say', () => {
    for (const start of model.starts) {
      const exploration = explore(machine, model, start);
      for (const stimuli of simpleWays(exploration, SIMPLE_STEPS[machine.id] ?? 5)) {
        const run = startRun(machine, start);
        let situation = exploration.initial;
        for (const stimulus of stimuli) {
          run.perform(stimulus);
          situation = exploration.timed.next(situation, stimulus);
        }
        expectSituation(run, situation);
      }
    }
  });
});
