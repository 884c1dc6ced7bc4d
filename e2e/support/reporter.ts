import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Durations of a test file, in ms. */
interface FileTimes {
  readonly file: string;
  tests: number;
  ms: number;
  waitMs: number;
}

/** Longer assertions wait for time to pass, or for a busy page. */
const LONG_MS = 1_000;

const isWait = ({ category, title, duration }: TestStep): boolean =>
  /wait for timeout|waitForTimeout/i.test(title) || (category === 'expect' && duration >= LONG_MS);

const waitsIn = (steps: readonly TestStep[]): number =>
  steps.reduce((sum, step) => sum + (isWait(step) ? step.duration : waitsIn(step.steps)), 0);

/** Writes the number of passed and failed tests, and the times of the files, into the file that `TEST_REPORT` names. */
export default class TimesReporter implements Reporter {
  private root = '';
  private readonly files = new Map<string, FileTimes>();
  private suite: Suite | undefined;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.root = rootDir;
    this.suite = suite;
  }

  onTestEnd({ location }: TestCase, { duration, steps }: TestResult): void {
    const file = `e2e/${relative(this.root, location.file)}`;
    const times = this.files.get(file) ?? { file, tests: 0, ms: 0, waitMs: 0 };
    this.files.set(file, times);
    times.tests += 1;
    times.ms += duration;
    times.waitMs += waitsIn(steps);
  }

  onEnd(): void {
    const { TEST_REPORT } = process.env;
    if (TEST_REPORT === undefined) return;
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    const failed = outcomes.filter((outcome) => outcome === 'unexpected' || outcome === 'flaky').length;
    writeFileSync(TEST_REPORT, JSON.stringify({ passed, failed, files: [...this.files.values()] }));
  }

  printsToStdio(): boolean {
    return false;
  }
}
