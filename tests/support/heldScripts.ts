import { vi } from 'vitest';

/** Keeps scripts from being fetched: a test says what becomes of each. They are in the document all the same. */
export function holdScripts(): void {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    address: string,
  ) {
    this.dataset.address = address;
  });
}

/** The scripts in the document that were asked for by this address, oldest first. */
export const scriptsOf = (address: string): readonly HTMLScriptElement[] =>
  [...document.querySelectorAll('script')].filter((script) => script.dataset.address === address);

/** Answers the last script that was asked for by this address. */
export function answerScript(address: string, answer: 'load' | 'error'): void {
  const script = scriptsOf(address).at(-1);
  if (!script) throw new Error(`No script was asked for at ${address}.`);
  script.dispatchEvent(new Event(answer));
}
