/**
 * The script that is inlined into every document's head. It fetches the bundle when the page has been painted and the
 * browser is idle, or at the visitor's first intent if that comes first, and keeps what the visitor did meanwhile.
 */
import { whenIdle } from '../lib/whenIdle';

export type EarlyEvent =
  | { readonly type: 'click'; readonly target: HTMLElement }
  | {
      readonly type: 'input';
      readonly target: HTMLInputElement | HTMLTextAreaElement;
      readonly value: string;
    }
  | { readonly type: 'keydown'; readonly target: HTMLElement; readonly key: string }
  | { readonly type: 'submit'; readonly target: HTMLFormElement };

declare const __BUNDLE__: string;

/** How long a busy page may hold the bundle back. */
const LONGEST_WAIT_MS = 2000;
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'];
const RANGE_KEYS = ['Home', 'End', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const earlyEvents: EarlyEvent[] = [];
let isFetched = false;

function fetchBundle(): void {
  if (isFetched) return;
  isFetched = true;
  for (const type of INTENT_EVENTS) window.removeEventListener(type, fetchBundle);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = __BUNDLE__;
  // Without the bundle the document works as it did before: the next intent tries again, and nothing is held back.
  script.onerror = () => {
    window.takeEarlyEvents?.();
    document.documentElement.classList.remove('foreign-document');
    script.remove();
    isFetched = false;
    for (const type of INTENT_EVENTS) window.addEventListener(type, fetchBundle, { passive: true });
  };
  document.head.append(script);
}

function fetchWhenIdle(): void {
  whenIdle(fetchBundle, LONGEST_WAIT_MS);
}

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Links, and what is typed, work without the page; presses of buttons, slider keys and Send wait for it. */
function keep(event: Event): void {
  const { target } = event;
  let early: EarlyEvent | undefined;
  if (event.type === 'click' && target instanceof Element) {
    const button = target.closest('button');
    if (button && button.type !== 'submit') early = { type: 'click', target: button };
  } else if (event.type === 'input' && isTextField(target)) {
    early = { type: 'input', target, value: target.value };
  } else if (event.type === 'submit' && target instanceof HTMLFormElement) {
    early = { type: 'submit', target };
  } else if (
    event instanceof KeyboardEvent &&
    !(event.altKey || event.ctrlKey || event.metaKey) &&
    target instanceof HTMLInputElement &&
    target.type === 'range' &&
    RANGE_KEYS.includes(event.key)
  ) {
    early = { type: 'keydown', target, key: event.key };
  }
  if (!early) return;
  earlyEvents.push(early);
  fetchBundle();
  if (early.type !== 'input') event.preventDefault();
  event.stopImmediatePropagation();
}

const KEPT_EVENTS = ['click', 'input', 'keydown', 'submit'];

window.takeEarlyEvents = () => {
  for (const type of KEPT_EVENTS) window.removeEventListener(type, keep, true);
  return earlyEvents.splice(0);
};

/** Whether this document was prerendered for the current address; `paths` lists all that the 404 page is not for. */
function isOwnDocument({ paths = '', route = '' }: DOMStringMap): boolean {
  const current = window.location.pathname.replace(/\/+$/, '') || '/';
  const isListed = paths.split(' ').includes(current);
  return route === '/404' ? !isListed : isListed;
}

for (const type of KEPT_EVENTS) window.addEventListener(type, keep, true);
for (const type of INTENT_EVENTS) window.addEventListener(type, fetchBundle, { passive: true });

if (!isOwnDocument(document.documentElement.dataset)) {
  document.documentElement.classList.add('foreign-document');
  fetchBundle();
} else {
  // A page in a background tab is loaded and not painted.
  window.addEventListener('load', fetchWhenIdle);
  new PerformanceObserver(fetchWhenIdle).observe({ type: 'paint', buffered: true });
}
