/**
 * @typedef {object} TraceEvent an event of Chromium's trace (Trace Event Format); times in microseconds.
 * @property {string} name
 * @property {string} ph phase; `X` is a complete event with a duration.
 * @property {number} ts start.
 * @property {number} [dur] duration.
 * @property {number} pid
 * @property {number} tid
 * @property {Record<string, any>} [args]
 */

/** The trace categories that `summarizeTrace` reads. */
export const TRACE_CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  'loading',
];

/** Work that counts as script, in the names of the trace: parsing, compiling and running JavaScript, and its garbage collection. */
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.produceCache',
  'v8.evaluateModule',
  'V8.Execute',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireIdleCallback',
  'FireAnimationFrame',
  'EventDispatch',
  'MinorGC',
  'MajorGC',
  'BlinkGC.AtomicPhase',
]);

/** Other work that a task is made of. */
const OTHER = new Set([
  'ParseHTML',
  'ParseAuthorStyleSheet',
  'UpdateLayoutTree',
  'RecalculateStyles',
  'Layout',
  'IntersectionObserverController::computeIntersections',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'HitTest',
  'Decode Image',
]);

const LONG_TASK_MS = 50;
/** Work below this share of a task is not listed. */
const LISTED_SHARE = 0.1;
const LISTED_WORK = 4;
/** Label of the time that no known event explains. */
const UNKNOWN = 'other';

/**
 * @typedef {object} LongTask times in ms.
 * @property {number} start since the start of the navigation.
 * @property {number} duration
 * @property {readonly { readonly label: string, readonly ms: number }[]} work what took the time, the longest first.
 */

/**
 * @typedef {object} TraceSummary times in ms.
 * @property {number} script self time of parsing, compiling and running JavaScript, with garbage collection.
 * @property {number} mainThread duration of all tasks of the main thread.
 * @property {number} firstPaint first contentful paint.
 * @property {readonly LongTask[]} longTasks tasks over 50 ms that end after the first paint.
 */

const fileOf = (/** @type {string} */ url) => url.split(/[?#]/)[0].split('/').at(-1) || 'document';

/**
 * The name of an event with the file, function or event type that it belongs to.
 * @param {TraceEvent} event
 */
function labelOf({ name, args }) {
  const data = args?.data ?? {};
  if (name === 'EventDispatch') return `${name} ${data.type}`;
  const url = data.url ?? args?.fileName ?? args?.beginData?.url;
  const parts = [name, data.functionName, url && fileOf(url)];
  return parts.filter(Boolean).join(' ');
}

/**
 * Attributes the time of a task to its events. Each moment belongs to the innermost known event.
 * @param {TraceEvent} task
 * @param {readonly TraceEvent[]} inner known events inside the task, ordered by start, outer before inner.
 * @returns {{ label: string, isScript: boolean, us: number }[]} self times in microseconds.
 */
function selfTimes(task, inner) {
  const root = { label: UNKNOWN, isScript: false, us: task.dur ?? 0, end: task.ts + (task.dur ?? 0) };
  const all = [root];
  const stack = [root];
  for (const event of inner) {
    const duration = event.dur ?? 0;
    while (stack.length > 1 && event.ts >= stack[stack.length - 1].end) stack.pop();
    stack[stack.length - 1].us -= duration;
    const entry = {
      label: labelOf(event),
      isScript: SCRIPT.has(event.name),
      us: duration,
      end: event.ts + duration,
    };
    all.push(entry);
    stack.push(entry);
  }
  return all;
}

/**
 * The work of a long task by label, without what took little of it.
 * @param {ReturnType<typeof selfTimes>} times
 * @param {number} duration of the task in microseconds.
 */
function workOf(times, duration) {
  /** @type {Map<string, number>} */
  const byLabel = new Map();
  for (const { label, us } of times) byLabel.set(label, (byLabel.get(label) ?? 0) + us);
  return [...byLabel]
    .filter(([, us]) => us >= duration * LISTED_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, LISTED_WORK)
    .map(([label, us]) => ({ label, ms: us / 1000 }));
}

/**
 * The part of an event that lies in a window.
 * @param {TraceEvent} event
 * @param {number} from
 * @param {number} to
 */
function clip(event, from, to) {
  const ts = Math.max(event.ts, from);
  return { ...event, ts, dur: Math.min(event.ts + (event.dur ?? 0), to) - ts };
}

/** A trace without the start or the first paint of the navigation: Chromium begins too late in a new process now and then. */
export class IncompleteTrace extends Error {}

/**
 * Summarizes the work of the main thread from the start of a navigation on.
 * @param {readonly TraceEvent[]} events of the trace.
 * @param {string} address the URL of the navigation.
 * @param {number} windowMs
 * @returns {TraceSummary}
 * @throws IncompleteTrace when the trace has no such navigation or no first paint.
 */
export function summarizeTrace(events, address, windowMs) {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new IncompleteTrace(`The trace has no navigation to ${address}.`);
  const { pid, tid, ts: from } = navigation;
  const to = from + windowMs * 1000;
  const paint = events.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' && args?.data?.navigationId === navigation.args?.data.navigationId,
  );
  if (!paint) throw new IncompleteTrace(`The trace has no first contentful paint of ${address}.`);

  const ofMainThread = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .map((event) => clip(event, from, to))
    .filter(({ dur }) => dur > 0)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const known = ofMainThread.filter(({ name }) => SCRIPT.has(name) || OTHER.has(name));

  let script = 0;
  let mainThread = 0;
  let next = 0;
  let end = from;
  const longTasks = [];
  for (const task of ofMainThread) {
    // A task inside a task is part of the outer one.
    if (task.name !== 'RunTask' || task.ts < end) continue;
    end = task.ts + task.dur;
    while (next < known.length && known[next].ts < task.ts) next += 1;
    const first = next;
    while (next < known.length && known[next].ts < end) next += 1;
    const times = selfTimes(task, known.slice(first, next));
    mainThread += task.dur;
    script += times.reduce((sum, { isScript, us }) => sum + (isScript ? us : 0), 0);
    if (task.dur > LONG_TASK_MS * 1000 && end > paint.ts) {
      longTasks.push({
        start: (task.ts - from) / 1000,
        duration: task.dur / 1000,
        work: workOf(times, task.dur),
      });
    }
  }
  return {
    script: script / 1000,
    mainThread: mainThread / 1000,
    firstPaint: (paint.ts - from) / 1000,
    longTasks,
  };
}
