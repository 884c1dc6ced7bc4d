import type { EarlyEvent } from '../boot/boot';

declare global {
  interface Window {
    /** Set by the boot script: what the visitor did before the page answered. Ends the waiting when called. */
    takeEarlyEvents?: () => readonly EarlyEvent[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Tells React of a value that the visitor gave a field before React knew the field. */
function reportValue(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React ignores an input event whose value it has seen, and sees each value that is set on the element itself.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Closes what the boot script opened, in the same task in which the kept presses open it again. */
function takeOverOpenPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-early-open]')) {
    delete panel.dataset.earlyOpen;
    document.querySelector(`[aria-controls="${panel.id}"]`)?.setAttribute('aria-expanded', 'false');
  }
}

/** Gives the page what the visitor typed and chose in fields, then the kept presses and keys in their order. */
export function replayEarlyEvents(): void {
  takeOverOpenPanels();
  for (const field of document.querySelectorAll<Field>('#root input, #root textarea')) {
    if (field.value !== field.defaultValue) reportValue(field);
  }
  for (const event of window.takeEarlyEvents?.() ?? []) {
    if (!event.target.isConnected) continue;
    if (event.type === 'click') event.target.click();
    else if (event.type === 'submit') event.target.requestSubmit();
    else {
      event.target.dispatchEvent(
        new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }),
      );
    }
  }
}
