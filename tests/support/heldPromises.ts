/** A job that a test answers when it likes. */
export interface HeldPromise {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: () => void;
  /** Neither answered nor called off. */
  readonly isAlive: () => boolean;
}

/** A promise that stays open until the test answers it; `signal` tells that nobody waits for it any more. */
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

/** Lets all answered promises be heard, without any time passing. */
export async function heardPromises(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
