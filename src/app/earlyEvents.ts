import type { EarlyEvent } from '../preHydration/preHydration';

declare global {
  interface Window {
    /** Set by the pre-hydration script: returns the recorded events and stops recording. */
    takeEarlyEvents?: () => readonly EarlyEvent[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Hydrates the block of a field if it is not hydrated yet. An `input` event counts as an interaction, which the
 * block may wait for, and React ignores it as long as the value is the one that it hydrates.
 */
const hydrate = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

/** Restores a value that the visitor typed, and dispatches it to React. */
function restoreValue(field: Field, value: string): void {
  // Where React has cleared the field, the caret was most likely at the end of the text.
  const caret = { selectionStart: value.length, selectionEnd: value.length };
  const { selectionStart, selectionEnd } = field.value === value ? field : caret;
  hydrate(field);
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React ignores an input event if it knows the value already. It tracks values that are set on the element
  // itself, so the value is set through the prototype.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  // Some field types, such as email, have no selection.
  if (field.selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays the change of a checkbox: React ignores a click unless it knows the state before the click. */
function restoreTick(box: HTMLInputElement): void {
  hydrate(box);
  box.checked = box.defaultChecked;
  box.click();
}

/** Closes what the pre-hydration script opened. The replayed clicks open it again in the same task. */
function takeOverOpenPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-early-open]')) {
    delete panel.dataset.earlyOpen;
    document.querySelector(`[aria-controls="${panel.id}"]`)?.setAttribute('aria-expanded', 'false');
  }
}

/** Texts that the browser restored after a reload or Back, or filled in: no event was recorded for them. */
function restoredTexts(recorded: readonly EarlyEvent[]): readonly EarlyEvent[] {
  return [...document.querySelectorAll<Field>('textarea, [type=text], [type=email]')]
    .filter((target) => target.value !== target.defaultValue)
    .filter((target) => !recorded.some((event) => event.type === 'input' && event.target === target))
    .map((target) => ({ type: 'input', target, value: target.value, key: '' }));
}

/**
 * Checkboxes that the visitor or, after a reload or Back, the browser has changed. Find all before React renders
 * the first change, which resets the others.
 */
const changedCheckboxes = (): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].filter(
    (box) => box.checked !== box.defaultChecked,
  );

/** Replays the changes of checkboxes, and then, in order, the events that were recorded before hydration. */
export function replayEarlyEvents(): void {
  takeOverOpenPanels();
  const recorded = window.takeEarlyEvents?.() ?? [];
  const events = [...restoredTexts(recorded), ...recorded];
  for (const box of changedCheckboxes()) restoreTick(box);
  for (const [index, event] of events.entries()) {
    // Skips a value if a later value of the same field follows before the form is submitted.
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
