import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the time of each file with its imports, hooks and environment, in ms, to the file that `TEST_TIMES_OUTPUT` names. */
export default class FileTimes implements Reporter {
  readonly #times: Record<string, number> = {};

  onTestModuleEnd(module: TestModule): void {
    const times = module.diagnostic();
    this.#times[module.relativeModuleId] = Math.round(
      times.environmentSetupDuration +
        times.prepareDuration +
        times.collectDuration +
        times.setupDuration +
        times.duration,
    );
  }

  onTestRunEnd(): void {
    const { TEST_TIMES_OUTPUT } = process.env;
    if (TEST_TIMES_OUTPUT !== undefined) writeFileSync(TEST_TIMES_OUTPUT, JSON.stringify(this.#times));
  }
}
