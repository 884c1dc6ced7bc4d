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

/** Restores a text that the visitor typed, and dispatches it to React. */
function restoreText(field: Field, text: string): void {
  // Where React has cleared the field, the caret was most likely at the end of the text.
  const caret = { selectionStart: text.length, selectionEnd: text.length };
  const { selectionStart, selectionEnd } = field.value === text ? field : caret;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React ignores an input event if it knows the value already. It tracks values that are set on the element
  // itself, so the value is set through the prototype.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  // Some field types, such as email, have no selection.
  if (field.selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores the state of a checkbox. React ignores a click unless it knows the state before the click. */
function restoreTick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = box.defaultChecked;
  if (isTicked !== box.checked) box.click();
}

function restoreValue(field: Field, value: string | boolean): void {
  if (typeof value === 'string') restoreText(field, value);
  else if (field instanceof HTMLInputElement) restoreTick(field, value);
}

/** Closes what the pre-hydration script opened. The replayed clicks open it again in the same task. */
function takeOverOpenPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-early-open]')) {
    delete panel.dataset.earlyOpen;
    document.querySelector(`[aria-controls="${panel.id}"]`)?.setAttribute('aria-expanded', 'false');
  }
}

/**
 * Fields that the visitor, an autofill, or the browser after a reload or Back has changed. For most of them no
 * event was recorded. Call it before hydration: React sets a controlled field back when it renders it again,
 * which an effect of another component can cause before the page is ready.
 */
export function changedFields(): readonly EarlyEvent[] {
  const texts = document.querySelectorAll<Field>('textarea, [type=text], [type=email]');
  const boxes = document.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  const change = (target: Field, value: EarlyEvent['value']) => ({ type: 'input', target, value, key: '' });
  return [
    ...[...texts]
      .filter((field) => field.value !== field.defaultValue)
      .map((field) => change(field, field.value)),
    ...[...boxes].filter((box) => box.checked !== box.defaultChecked).map((box) => change(box, box.checked)),
  ];
}

/** Replays the changed fields that have no recorded event, and then the recorded events in order. */
export function replayEarlyEvents(changed: readonly EarlyEvent[]): void {
  takeOverOpenPanels();
  const recorded = window.takeEarlyEvents?.() ?? [];
  const hasInput = (field: Element) =>
    recorded.some(({ type, target }) => type === 'input' && target === field);
  const events = [...changed.filter(({ target }) => !hasInput(target)), ...recorded];
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
