import { afterAll, describe, expect, test } from 'vitest';
import { machines } from '../../machines/registry';
import { activePaths, type Input, startRun } from '../../machines/statechart/engine';
import {
  type CoverageItems,
  type CoverageRow,
  coverageTable,
  coveredBy,
  type Exploration,
  explore,
  isStateEventPair,
  itemsOf,
  machinePaths,
  measure,
  type Path,
  type ReachedConfiguration,
  simplePaths,
  union,
} from '../../machines/statechart/paths';
import type { StateChecks } from './states/facts';
import { expectConfiguration, walk } from './walk';

const rows: CoverageRow[] = [];
afterAll(() => console.log(`\n${coverageTable(rows)}\n`));

/** Length of the paths that are tried in every order: as many steps as take about a second. */
const SIMPLE_STEPS: Readonly<Record<string, number>> = { header: 3, toasts: 4, contact: 4 };

/** Computes each step once: a path shares its first steps with the paths before it. */
function remembered(next: Exploration['next']): Exploration['next'] {
  const known = new Map<ReachedConfiguration, Map<Input, ReachedConfiguration>>();
  return (from, input) => {
    const steps = known.get(from) ?? new Map<Input, ReachedConfiguration>();
    known.set(from, steps);
    const to = steps.get(input) ?? next(from, input);
    steps.set(input, to);
    return to;
  };
}

describe.each(machines)('$title', async ({ machine, model }) => {
  const paths = machinePaths(machine, model);
  const module: { readonly states: StateChecks } = await import(`./states/${machine.id}.states.ts`);
  const checks = module.states;
  const walks = new Map<Path, CoverageItems>();
  /** What a walk along a path covers. A path is walked once, by the first test that needs it. */
  const walked = (path: Path): CoverageItems => {
    const items = walks.get(path) ?? itemsOf(walk({ machine, model }, path, checks).observation());
    walks.set(path, items);
    return items;
  };

  test('has a check for every stable state, and for no other', () => {
    const configurations = paths.flatMap(({ initial, steps }) => [
      initial,
      ...steps.map(({ configuration }) => configuration),
    ]);
    const states = configurations.flatMap(({ snapshot }) => activePaths(snapshot.value));
    expect(Object.keys(checks).sort()).toEqual([...new Set(states)].sort());
  });

  test.each(paths)('$title', (path) => {
    const items = walked(path);
    expect([...items].sort()).toEqual([...coveredBy(path)].filter((item) => !isStateEventPair(item)).sort());
  });

  test('the paths cover every state, transition and guard outcome', () => {
    const coverage = measure(machine, model, union(paths.map(walked)));
    rows.push({ machine: machine.id, paths: paths.length, ...coverage });
    expect(coverage.problems).toEqual([]);
  });

  test('steps in every order lead a real actor where the paths say', () => {
    for (const start of model.starts) {
      const exploration = explore(machine, model, start);
      const next = remembered(exploration.next);
      for (const inputs of simplePaths(exploration, SIMPLE_STEPS[machine.id] ?? 5)) {
        const run = startRun(machine, start.input, model);
        let configuration = exploration.initial;
        for (const input of inputs) {
          run.perform(input);
          configuration = next(configuration, input);
        }
        expectConfiguration(run, exploration.chart, configuration);
      }
    }
  });
});
