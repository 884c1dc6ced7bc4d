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
