import type { Reporter, Vitest } from 'vitest/node';

/**
 * Vitest reporter that turns a test file that cannot be loaded into an error of the run. Stryker reads only the results of
 * tests, and such a file has none: the mutant that breaks it would count as a survivor
 * (https://github.com/stryker-mutator/stryker-js/issues/6150).
 */
export function loadFailures(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(runner) {
      vitest = runner;
    },
    onTestModuleEnd(file) {
      for (const { message } of file.errors()) vitest?.state.catchError(new Error(message), 'Load Error');
    },
  };
}
