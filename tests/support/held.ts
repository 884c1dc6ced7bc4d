import { vi } from 'vitest';

/** Prevents scripts from being fetched: the test decides their outcome. They are in the document nevertheless. */
export function holdScripts(): void {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    address: string,
  ) {
    this.dataset.address = address;
  });
}

/** The scripts in the document with this address, oldest first. */
export const scriptsOf = (address: string): readonly HTMLScriptElement[] =>
  [...document.querySelectorAll('script')].filter((script) => script.dataset.address === address);

/** Fires `load` or `error` on the last script with this address. */
export function answerScript(address: string, answer: 'load' | 'error'): void {
  const script = scriptsOf(address).at(-1);
  if (!script) throw new Error(`No script was asked for at ${address}.`);
  script.dispatchEvent(new Event(answer));
}

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
