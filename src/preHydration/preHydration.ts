/**
 * The script that is inlined into the head of every document. It fetches the bundle when the document has
 * loaded and is painted and the browser is idle, or at the visitor's first interaction. Until hydration it
 * records the visitor's events.
 */
import { pathOf } from '../lib/addresses';
import { requestIdle } from '../lib/scheduling';

export interface EarlyEvent {
  readonly type: string;
  /** The button, field, slider or form that receives the event. */
  readonly target: Element;
  /** The text of a field, or whether a checkbox is ticked; empty for other events. */
  readonly value: string | boolean;
  /** The key that was pressed on the slider; empty for other events. */
  readonly key: string;
}

declare const __BUNDLE__: string;

/** The longest time that a busy page may delay the bundle, in ms. */
const LONGEST_WAIT = { timeout: 2000 };
const LONGEST_RETRY_DELAY_MS = 30_000;

/**
 * Events that show that the visitor is about to use the page. Assistive technology and scripts may send a
 * click, an input or a change of history without a pointer or key event before it. An error may be that of an
 * image, which only the page can replace; errors do not bubble, so the listeners capture.
 */
const INTENT_EVENTS = [
  ...['pointermove', 'pointerdown', 'scroll', 'keydown'],
  ...['focusin', 'input', 'click', 'popstate', 'error'],
] as const;

const RANGE_KEYS = /^(Home|End|Page|Arrow)/;

const earlyEvents: EarlyEvent[] = [];
/** Also true while a failed request waits for its retry. */
let isFetched = false;
let retryDelayMs = 1000;

function fetchBundle(): void {
  if (isFetched) return;
  isFetched = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = __BUNDLE__;
  // The events so far, and those that follow, wait for the next request. The first interaction after a delay sends it; a
  // request at each one would only load a server that already has a problem.
  script.onerror = () => {
    document.documentElement.classList.remove('foreign-document');
    script.remove();
    setTimeout(() => {
      isFetched = false;
      watchIntent();
    }, retryDelayMs);
    retryDelayMs = Math.min(2 * retryDelayMs, LONGEST_RETRY_DELAY_MS);
  };
  document.head.append(script);
}

function showIntent(): void {
  for (const type of INTENT_EVENTS) window.removeEventListener(type, showIntent, true);
  fetchBundle();
}

function watchIntent(): void {
  for (const type of INTENT_EVENTS)
    window.addEventListener(type, showIntent, { capture: true, passive: true });
}

/**
 * Opens and closes the mobile menu before the bundle has loaded. The click is also recorded, and the page
 * replays it. Dropdowns and sublists are empty until hydration.
 */
function toggleEarly(button: Element): void {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel?.hasChildNodes()) return;
  button.setAttribute('aria-expanded', String(panel.toggleAttribute('data-early-open')));
}

const CHECKBOX = '[type="checkbox"]';

/**
 * Selectors of the recorded targets by event type: clicks on buttons, changes of fields, keys on the slider, and
 * Send. Links and fields work without the bundle. A field is recorded as well, because React sets a controlled
 * field back when it first renders it after hydration. A checkbox is recorded by its `input` event: its click
 * only does not reach React.
 */
const RECORDED: Readonly<Record<string, string>> = {
  click: `button:not([type="submit"]), ${CHECKBOX}`,
  input: 'input, textarea',
  keydown: '[type="range"]',
  submit: 'form',
};

/** The key of the slider; undefined if the slider ignores it. */
const rangeKey = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string | undefined =>
  altKey || ctrlKey || metaKey || !RANGE_KEYS.test(key) ? undefined : key;

function fieldValue(target: Element): string | boolean {
  if (target instanceof HTMLInputElement && target.matches(CHECKBOX)) return target.checked;
  return 'value' in target ? String(target.value) : '';
}

function record(event: Event): void {
  const { type } = event;
  const target = event.target instanceof Element && event.target.closest(RECORDED[type] ?? '');
  const key = event instanceof KeyboardEvent ? rangeKey(event) : '';
  if (!target || key === undefined) return;
  fetchBundle();
  event.stopImmediatePropagation();
  if (type === 'click' && target.matches(CHECKBOX)) return;
  earlyEvents.push({ type, target, key, value: fieldValue(target) });
  if (type === 'click') toggleEarly(target);
  if (type !== 'input') event.preventDefault();
}

window.takeEarlyEvents = () => {
  for (const type in RECORDED) window.removeEventListener(type, record, true);
  return earlyEvents.splice(0);
};

/**
 * Whether this document was prerendered for the current address: its route, or one of `paths` if it has
 * several. On the 404 page `paths` lists the addresses of all other documents.
 */
function isOwnDocument({ route = '', paths = route }: DOMStringMap): boolean {
  const current = pathOf(window.location.pathname).replace(/\/+$/, '') || '/';
  const isListed = paths.split(' ').includes(current);
  return route === '/404' ? !isListed : isListed;
}

for (const type in RECORDED) window.addEventListener(type, record, true);
watchIntent();

if (!isOwnDocument(document.documentElement.dataset)) {
  document.documentElement.classList.add('foreign-document');
  fetchBundle();
} else {
  // An earlier request would compete with the fonts and pictures of the first screen.
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  void Promise.all([loaded, painted]).then(() => requestIdle(fetchBundle, LONGEST_WAIT));
}
