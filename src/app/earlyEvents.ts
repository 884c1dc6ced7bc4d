import type { EarlyEvent } from '../boot/boot';

declare global {
  interface Window {
    /** Set by the boot script: what the visitor did before the page answered. Ends the waiting when called. */
    takeEarlyEvents?: () => readonly EarlyEvent[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Gives a field the value that the visitor typed, and reports it to React. The first event hydrates the block of the
 * field, if that has not happened yet.
 */
function restoreValue(field: Field, value: string): void {
  // Where React has emptied the field, the caret was behind the text most likely.
  const caret = { selectionStart: value.length, selectionEnd: value.length };
  const { selectionStart, selectionEnd } = field.value === value ? field : caret;
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React ignores an input event whose value it has seen, and sees each value that is set on the element itself.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  // Some types of field, such as email, have no selection.
  if (field.selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Closes what the boot script opened, in the same task in which the kept presses open it again. */
function takeOverOpenPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-early-open]')) {
    delete panel.dataset.earlyOpen;
    document.querySelector(`[aria-controls="${panel.id}"]`)?.setAttribute('aria-expanded', 'false');
  }
}

/** Gives the page, in order, what the visitor did while it could not answer yet. */
export function replayEarlyEvents(): void {
  takeOverOpenPanels();
  const events = window.takeEarlyEvents?.() ?? [];
  for (const [index, event] of events.entries()) {
    // A value is given unless another of its field follows before Send was pressed.
    const next = events
      .slice(index + 1)
      .find((later) => later.type === 'submit' || (later.type === 'input' && later.target === event.target));
    const isOutdated = event.type === 'input' && next?.type === 'input';
    if (isOutdated || !event.target.isConnected) continue;
    const { type, target, value, key } = event;
    if (type === 'click' && target instanceof HTMLElement) target.click();
    else if (type === 'input' && isField(target)) restoreValue(target, value);
    else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else if (type === 'keydown')
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}
