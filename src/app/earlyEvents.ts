import type { EarlyEvent } from '../boot/boot';

declare global {
  interface Window {
    /** Set by the boot script: what the visitor did before the page answered. Ends the waiting when called. */
    takeEarlyEvents?: () => readonly EarlyEvent[];
  }
}

function setValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React compares with the value it has seen, and takes the one that it met as seen; the prototype's setter is not.
  const { selectionStart, selectionEnd } = element;
  element.value = element.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives the page, in order, what the visitor did while it could not answer yet. */
export function replayEarlyEvents(): void {
  const events = window.takeEarlyEvents?.() ?? [];
  for (const [index, event] of events.entries()) {
    // A value is given unless another of its field follows before Send was pressed.
    const next = events
      .slice(index + 1)
      .find((later) => later.type === 'submit' || (later.type === 'input' && later.target === event.target));
    const isOutdated = event.type === 'input' && next?.type === 'input';
    if (isOutdated || !event.target.isConnected) continue;
    if (event.type === 'click') event.target.click();
    else if (event.type === 'input') setValue(event.target, event.value);
    else if (event.type === 'submit') event.target.requestSubmit();
    else {
      event.target.dispatchEvent(
        new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }),
      );
    }
  }
}
