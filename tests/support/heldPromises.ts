/** A promise that the test settles. */
export interface HeldPromise {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: () => void;
  /** Neither settled nor aborted. */
  readonly isAlive: () => boolean;
}

/** A promise that stays pending until the test settles it; `signal` reports that it was aborted. */
export function holdPromise(signal: AbortSignal): HeldPromise {
  let isAnswered = false;
  let settle: { resolve: () => void; reject: (reason: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: () => {
      isAnswered = true;
      settle?.resolve();
    },
    reject: () => {
      isAnswered = true;
      settle?.reject(new Error('The test lets this job fail.'));
    },
    isAlive: () => !isAnswered && !signal.aborted,
  };
}

/** Waits for the reactions to settled promises, without advancing the clock. */
export async function heardPromises(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
