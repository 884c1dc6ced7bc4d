import type { Chart } from '../graph';
import { type CoverageItem, guardItem, isStateEventPair, stateItem, transitionItem } from './coverageItems';
import type { GuardExemption } from './model';

/** Items that one test has covered. */
export interface TestCoverage {
  /** Id of the machine. */
  readonly machine: string;
  /** Name of the test. */
  readonly test: string;
  readonly items: readonly CoverageItem[];
}

/** The tests of each part of a chart. */
export interface ChartCoverage {
  /** Names of tests by the id of a state or transition; empty for one that no test has reached. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** For each guard, the tests in which it was true, and those in which it was false. */
  readonly guards: readonly {
    readonly name: string;
    readonly whenTrue: readonly string[];
    readonly whenFalse: readonly string[];
    /** Outcome that the model exempts. */
    readonly never: boolean | undefined;
  }[];
}

/** Record of a test, without what follows from its path alone. */
export const testCoverage = (machine: string, test: string, items: Iterable<CoverageItem>): TestCoverage => ({
  machine,
  test,
  items: [...items].filter((item) => !isStateEventPair(item)).sort(),
});

/** Finds the tests of each state, transition and guard outcome. A history state is never entered itself. */
export function chartCoverage(
  { id: machine, nodes, transitions, guards }: Chart,
  records: readonly TestCoverage[],
  exemptions: readonly GuardExemption[] = [],
): ChartCoverage {
  const byItem = new Map<CoverageItem, string[]>();
  for (const record of records.filter((each) => each.machine === machine)) {
    for (const item of record.items) byItem.set(item, [...(byItem.get(item) ?? []), record.test]);
  }
  const testsOf = (item: CoverageItem): readonly string[] => byItem.get(item) ?? [];
  return {
    tests: new Map([
      ...nodes
        .filter(({ type }) => type !== 'history')
        .map(({ id }) => [id, testsOf(stateItem(id))] as const),
      ...transitions.map(({ id }) => [id, testsOf(transitionItem(id))] as const),
    ]),
    guards: guards.map(({ name }) => ({
      name,
      whenTrue: testsOf(guardItem(name, true)),
      whenFalse: testsOf(guardItem(name, false)),
      never: exemptions.find(({ guard }) => guard === name)?.never,
    })),
  };
}

/** Colors of parts with and without tests. Those without are dashed as well, because not everyone sees colors. */
const styles = {
  covered: { ink: '#116329', dash: '' },
  missing: { ink: '#a40e26', dash: 'stroke-dasharray:5 3;' },
} as const;

/** Style rules that show the coverage in a drawing of the chart. */
export const coverageRules = ({ tests }: ChartCoverage): string =>
  [...tests]
    .map(([id, names]) => {
      const { ink, dash } = styles[names.length > 0 ? 'covered' : 'missing'];
      const part = (attribute: string) => `[${attribute}=${JSON.stringify(id)}]`;
      const transition = part('data-transition');
      return [
        `${part('data-state')}>rect{stroke:${ink};stroke-width:2;${dash}}`,
        `${transition} [data-line]{stroke:${ink};stroke-width:2;${dash}}`,
        `${transition} text{fill:${ink}}`,
      ].join('');
    })
    .join('');

/** Lines for the parts without a test. */
export const missingLines = ({ tests, guards }: ChartCoverage): readonly string[] => [
  ...[...tests].flatMap(([id, names]) => (names.length === 0 ? [`no test reaches ${id}`] : [])),
  ...guards.flatMap(({ name, whenTrue, whenFalse, never }) => [
    ...(whenTrue.length === 0 && never !== true ? [`in no test guard ${name} is true`] : []),
    ...(whenFalse.length === 0 && never !== false ? [`in no test guard ${name} is false`] : []),
  ]),
];
