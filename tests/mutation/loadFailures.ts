import type { Reporter, Vitest } from 'vitest/node';

/**
 * A reporter of Vitest's that makes an error of the run out of every test file that could not be loaded. Stryker asks for
 * the results of tests only, and such a file has none: without this, a mutant that breaks the loading counts as one that
 * nothing noticed (https://github.com/stryker-mutator/stryker-js/issues/6150).
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
