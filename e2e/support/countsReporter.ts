import type { FullConfig, Suite } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';

type Outcome = 'passed' | 'failed' | 'skipped';

/** Prints the counts of a run alone on its last line: `519 passed, 0 failed, 2 skipped`. */
function printCounts(outcomes: readonly Outcome[]): void {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const skipped = count('skipped');
  console.log(
    `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}

const outcomeOf = { expected: 'passed', flaky: 'passed', skipped: 'skipped', unexpected: 'failed' } as const;

/** Reporter of Playwright and of Vitest: `.ci/run` adds up the counts of both. */
export default class CountsReporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    printCounts(this.#suite?.allTests().map((test) => outcomeOf[test.outcome()]) ?? []);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap(({ children }) =>
      [...children.allTests()].map((test) => test.result().state),
    );
    printCounts(states.map((state) => (state === 'pending' ? 'skipped' : state)));
  }
}
