/**
 * The script that is inlined into every document's head. It fetches the bundle when the document has loaded, its largest
 * content is painted and the browser is idle, or at the visitor's first intent. It keeps what the visitor does meanwhile.
 */
import { pathOf } from '../lib/addresses';
import { INTENT_EVENTS } from '../lib/intentEvents';
import { whenIdle } from '../lib/whenIdle';

export interface EarlyEvent {
  readonly type: string;
  /** The button, field, slider or form that it is for. */
  readonly target: Element;
  /** The text of a field; empty for all else, as the key is. */
  readonly value: string;
  /** The key that was pressed on the slider. */
  readonly key: string;
}

declare const __BUNDLE__: string;

/** How long a busy page may hold the bundle back. */
const LONGEST_WAIT_MS = 2000;
const RANGE_KEYS = /^(Home|End|Page|Arrow)/;

const earlyEvents: EarlyEvent[] = [];
let isFetched = false;

function fetchBundle(): void {
  if (isFetched) return;
  isFetched = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = __BUNDLE__;
  // Without the bundle the document works as it did before: the next intent tries again, and nothing is held back.
  script.onerror = () => {
    window.takeEarlyEvents?.();
    document.documentElement.classList.remove('foreign-document');
    script.remove();
    isFetched = false;
    watchIntent();
  };
  document.head.append(script);
}

function showIntent(): void {
  document.documentElement.dataset.intent = '';
  for (const type of INTENT_EVENTS) window.removeEventListener(type, showIntent, true);
  fetchBundle();
}

function watchIntent(): void {
  for (const type of INTENT_EVENTS)
    window.addEventListener(type, showIntent, { capture: true, passive: true });
}

/**
 * Opens and closes the menu of a phone, which would otherwise wait for the bundle. The press itself is kept for the page,
 * which then takes over. The dropdowns of the desktop are empty until the page fills them.
 */
function toggleEarly(button: Element): void {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel?.hasChildNodes()) return;
  button.setAttribute('aria-expanded', String(panel.toggleAttribute('data-early-open')));
}

/**
 * What waits for the page, by kind of event: presses of buttons, keys of the slider and Send. Links and fields work without
 * it. Texts are kept as well: a field that React controls loses its text when it is first rendered after hydration.
 */
const KEPT: Readonly<Record<string, string>> = {
  click: 'button:not([type="submit"])',
  input: 'input, textarea',
  keydown: '[type="range"]',
  submit: 'form',
};

/** The key of the slider; undefined where it has no use for one. */
const rangeKey = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string | undefined =>
  altKey || ctrlKey || metaKey || !RANGE_KEYS.test(key) ? undefined : key;

function keep(event: Event): void {
  const { type } = event;
  const target = event.target instanceof Element && event.target.closest(KEPT[type] ?? '');
  const key = event instanceof KeyboardEvent ? rangeKey(event) : '';
  if (!target || key === undefined) return;
  earlyEvents.push({ type, target, key, value: 'value' in target ? String(target.value) : '' });
  if (type === 'click') toggleEarly(target);
  fetchBundle();
  if (type !== 'input') event.preventDefault();
  event.stopImmediatePropagation();
}

window.takeEarlyEvents = () => {
  for (const type in KEPT) window.removeEventListener(type, keep, true);
  return earlyEvents.splice(0);
};

/**
 * Whether this document was prerendered for the current address: its route, or one of `paths` where it has several. On
 * the 404 page `paths` lists all that it is not for.
 */
function isOwnDocument({ route = '', paths = route }: DOMStringMap): boolean {
  const current = pathOf(window.location.pathname).replace(/\/+$/, '') || '/';
  const isListed = paths.split(' ').includes(current);
  return route === '/404' ? !isListed : isListed;
}

for (const type in KEPT) window.addEventListener(type, keep, true);
watchIntent();

/** Lays out the blocks that the browser would skip while they are far from the window (`src/ui/skipOffscreen.ts`). */
function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
}

// A reload, Back and a hash lead to a scroll position, which depends on the real heights of everything above it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate' || window.location.hash) layOutWhole();

// So does the focus: while blocks above it get their real heights, it would move out of the window.
const onTab = ({ key }: KeyboardEvent) => {
  if (key !== 'Tab') return;
  window.removeEventListener('keydown', onTab, true);
  layOutWhole();
};
window.addEventListener('keydown', onTab, true);

if (!isOwnDocument(document.documentElement.dataset)) {
  document.documentElement.classList.add('foreign-document');
  fetchBundle();
} else {
  // A request that starts before the largest paint would compete with what the paint needs.
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const painted = new Promise<void>((resolve) => {
    const largest = 'largest-contentful-paint';
    const type = PerformanceObserver.supportedEntryTypes.includes(largest) ? largest : 'paint';
    new PerformanceObserver(() => resolve()).observe({ type, buffered: true });
  });
  void Promise.all([loaded, painted]).then(() => whenIdle(fetchBundle, LONGEST_WAIT_MS));
}
