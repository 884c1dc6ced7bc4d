import type { ActorRefFrom } from 'xstate';
import type { tooltipMachine } from '../../../machines/tooltip.machine';

const CONTROL = '[data-tooltip]';
const TOOLTIP = '[role="tooltip"]';

let count = 0;
/** The machine identifies a control by its id; a control without one gets an id. */
const idOf = (control: Element): string => {
  if (!control.id) {
    count += 1;
    control.id = `tooltip-control-${count}`;
  }
  return control.id;
};

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Sends the machine the visitor's events on controls with a tooltip, and on the tooltip itself. The listeners
 * are on the document, so they also serve controls that are added later.
 * @returns a function that removes the listeners.
 */
export function watchControls({ send }: ActorRefFrom<typeof tooltipMachine>): () => void {
  const dismiss = () => send({ type: 'tooltip.dismissed' });

  const onPointer = ({ type, target, relatedTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const isOut = type === 'pointerout';
    // Only leaving the window matters here: between elements, the `pointerover` of the next one suffices.
    if (isOut && relatedTarget) return;
    const control = isOut ? null : closest(target, CONTROL);
    const tooltip = isOut ? null : closest(target, TOOLTIP);
    const place = control ?? tooltip;
    // The pointer moves within one control: a dismissed tooltip stays closed until the pointer returns to the
    // control.
    if (place && relatedTarget instanceof Node && place.contains(relatedTarget)) return;
    if (control) send({ type: 'pointer.entered', id: idOf(control) });
    else send({ type: 'pointer.left' });
    send({ type: tooltip ? 'tooltip.entered' : 'tooltip.left' });
  };

  const onFocusIn = ({ target }: FocusEvent) => {
    const isControl = target instanceof Element && target.matches(CONTROL);
    if (isControl && target.matches(':focus-visible')) send({ type: 'focus.entered', id: idOf(target) });
  };

  const onPress = ({ target }: Event) => {
    if (!closest(target, TOOLTIP)) dismiss();
  };

  const watch = new AbortController();
  const { signal } = watch;
  const early = { capture: true, signal };
  window.addEventListener('pointerover', onPointer, early);
  window.addEventListener('pointerout', onPointer, early);
  window.addEventListener('focusin', onFocusIn, early);
  window.addEventListener('focusout', () => send({ type: 'focus.left' }), early);
  window.addEventListener('pointerdown', onPress, early);
  // Enter and Space send a click too.
  window.addEventListener('click', onPress, early);
  // In the bubbling phase of the window, so last: other handlers of Escape may return the focus to a control.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
  return () => watch.abort();
}
