import type { ActorRefFrom } from 'xstate';
import type { tooltipMachine } from '../../../machines/tooltip.machine';

const CONTROL = '[data-tooltip]';
const TOOLTIP = '[role="tooltip"]';

let count = 0;
/** The machine knows a control by its id; one that has none is given one. */
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
 * Tells the machine what the visitor does to any control with a tooltip, and to the tooltip; one set of listeners serves
 * all of them, those that come later too.
 * @returns a function that ends it.
 */
export function watchControls({ send }: ActorRefFrom<typeof tooltipMachine>): () => void {
  const dismiss = () => send({ type: 'tooltip.dismissed' });

  const onPointer = ({ type, target, relatedTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const isOut = type === 'pointerout';
    // Out of the window; from one element to another, the next one's `pointerover` says it all.
    if (isOut && relatedTarget) return;
    const control = isOut ? null : closest(target, CONTROL);
    const tooltip = isOut ? null : closest(target, TOOLTIP);
    const place = control ?? tooltip;
    // Within the same: a control whose tooltip was dismissed is silent until the pointer comes back to it.
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
  const early = { capture: true, signal: watch.signal };
  window.addEventListener('pointerover', onPointer, early);
  window.addEventListener('pointerout', onPointer, early);
  window.addEventListener('focusin', onFocusIn, early);
  window.addEventListener('focusout', () => send({ type: 'focus.left' }), early);
  window.addEventListener('pointerdown', onPress, early);
  // Enter and Space press as well.
  window.addEventListener('click', onPress, early);
  // Last of all: what else Escape closes may give the focus back to a control.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), watch);
  return () => watch.abort();
}
