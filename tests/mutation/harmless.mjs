/** @typedef {import('./outcome.mjs').Harmless} Harmless */

const header = 'machines/header.machine.ts';
const stage = 'machines/stage.machine.ts';
const contact = 'machines/contact.machine.ts';
const subscribe = 'machines/subscribe.machine.ts';
const submission = 'machines/submission.machine.ts';
const toast = 'machines/toast.machine.ts';
const toasts = 'machines/toasts.machine.ts';
const tooltip = 'machines/tooltip.machine.ts';

/** Questions that TypeScript asks and the machine has answered. @returns {Harmless} */
const forTheCompiler = (file, line, original, replacement, why) => ({
  file,
  line,
  original,
  replacement,
  reason: `For the compiler: ${why}`,
});

/** An event's type, asked before its other fields are read; `isIt` as the machine knows it. @returns {Harmless} */
const typeOfEvent = (file, line, original, isIt = 'true') =>
  forTheCompiler(file, line, original, isIt, 'the machine uses this for no other event.');

/** A guard that begins with the type of its event. @returns {Harmless} */
const inGuard = (file, name, type, rest) =>
  typeOfEvent(
    file,
    `${name}: ({ event }) => event.type === '${type}' && ${rest},`,
    `event.type === '${type}'`,
  );

/** The first line of an action, which leaves when the event is another. @returns {Harmless} */
const atStart = (file, type, left) =>
  typeOfEvent(file, `if (event.type !== '${type}') ${left}`, `event.type !== '${type}'`, 'false');

/** The choice that an action begins with. @returns {Harmless} */
const inChoice = (file, type) => typeOfEvent(file, `event.type === '${type}'`, `event.type === '${type}'`);

/** A reset without one of its values. @returns {Harmless} */
const reset = (file, values, without) => ({
  file,
  line: `reset: assign(${values}),`,
  original: values,
  replacement: without,
  reason: 'What was sent was valid, so nothing is marked; the reset is whole without knowing that.',
});

/**
 * The changes of the machines that no test notices, and why nobody else would either. `npm run test:mutation` fails when
 * one is missing here, and when one is noticed or is no more.
 * @type {readonly Harmless[]}
 */
export const harmless = [
  typeOfEvent(
    header,
    "event.type === 'dropdown.toggled' && event.dropdown === dropdown;",
    "event.type === 'dropdown.toggled'",
  ),
  inGuard(header, 'isPastThreshold', 'page.scrolled', 'event.y > SCROLL_THRESHOLD_PX'),
  inGuard(header, 'isWithinThreshold', 'page.scrolled', 'event.y <= SCROLL_THRESHOLD_PX'),

  inGuard(stage, 'choosesPreSeed', 'stage.chosen', "event.stage === 'preSeed'"),
  inGuard(stage, 'choosesSeed', 'stage.chosen', "event.stage === 'seed'"),
  inGuard(stage, 'choosesSeriesA', 'stage.chosen', "event.stage === 'seriesA'"),
  inGuard(stage, 'choosesSeriesB', 'stage.chosen', "event.stage === 'seriesB'"),

  atStart(contact, 'field.changed', 'return {};'),
  reset(
    contact,
    '{ message: emptyMessage, invalid: [], isChecking: false, messageKey: undefined }',
    '{ message: emptyMessage, isChecking: false, messageKey: undefined }',
  ),

  inChoice(subscribe, 'email.changed'),
  reset(
    subscribe,
    "{ email: '', isInvalid: false, isChecking: false, messageKey: undefined }",
    "{ email: '', isChecking: false, messageKey: undefined }",
  ),

  forTheCompiler(
    submission,
    "if ('error' in event) console.warn(event.error);",
    "'error' in event",
    'true',
    'it is told of failures only.',
  ),

  inChoice(toasts, 'toast.added'),
  forTheCompiler(toasts, 'if (!next) return {};', '!next', 'false', 'the guard has seen that one waits.'),
  atStart(toasts, 'toast.dismissed', 'return;'),
  atStart(toasts, 'toast.left', 'return;'),
  {
    file: toasts,
    line: "initial: 'empty',",
    original: "'empty'",
    replacement: '"showing"',
    reason: 'Without a toast, showing gives way to empty before anybody can see it.',
  },

  ...['1', '-1'].map((replacement) => ({
    file: toast,
    line: 'context: ({ input }) => ({ ...input, remaining: LIFETIME_MS, startedAt: 0 }),',
    original: '0',
    replacement,
    reason: 'Nobody reads it before the time runs, and then it has been set.',
  })),

  {
    file: tooltip,
    line: 'context: { id: undefined },',
    original: '{ id: undefined }',
    replacement: '{}',
    reason: 'An id that is not there is undefined.',
  },
  {
    file: tooltip,
    line: "initial: 'byPointer',",
    original: "'byPointer'",
    replacement: '"byFocus"',
    reason:
      'Every way to the open tooltip names the state inside it; XState asks for an initial one all the same.',
  },
];
