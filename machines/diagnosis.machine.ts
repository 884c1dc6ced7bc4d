import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Stage } from './stage.machine';

/** A step has the name of the field that it leads to. */
export const steps = ['opportunities', 'proposals', 'customers', 'live', 'renewed', 'growth'] as const;
export type Step = (typeof steps)[number];

/** Numbers of one quarter, in the order of the bowtie. */
export const fields = ['leads', ...steps] as const;
export type Field = (typeof fields)[number];

/** Fields that hold a count; growth is a percentage. */
const counts = fields.slice(0, -1);

/** Texts of the fields, as the visitor typed them. */
export type Texts = Readonly<Record<Field, string>>;

/** Typical share of a step, in percent. For growth: revenue in percent of the revenue a year ago. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Reason why a field cannot be used, or ends the computation. */
export type Fault =
  | 'notANumber'
  | 'negative'
  | 'fraction'
  | 'percentage'
  | 'tooLarge'
  /** Growth below -100%. */
  | 'tooLow'
  /** More than the count before it. */
  | 'moreThanBefore'
  /** Zero, and a later count is given. */
  | 'zero';

/** The step that is farthest below its range, or the one closest to it if no step is below. */
export interface Finding {
  readonly step: Step;
  /** Share that gets through, in percent. */
  readonly share: number;
  readonly isBelow: boolean;
}

/** Everything that follows from the texts of the fields. */
export interface Reading {
  readonly numbers: Readonly<Partial<Record<Field, number>>>;
  readonly faults: Readonly<Partial<Record<Field, Fault>>>;
  /** Share that gets through each step, in percent; undefined where it cannot be computed. */
  readonly shares: Readonly<Partial<Record<Step, number>>>;
  readonly finding: Finding | undefined;
}

export type Ranges = Readonly<Record<Step, Range>>;

export interface DiagnosisInput {
  readonly ranges: Ranges;
  /** Example numbers by name. */
  readonly examples: Readonly<Record<string, Texts>>;
  /** Name of the example that is shown first. */
  readonly example: string;
}

export interface DiagnosisContext extends Omit<DiagnosisInput, 'example'> {
  readonly texts: Texts;
  /** Name of the example that the fields show; undefined for numbers of the visitor. */
  readonly example: string | undefined;
  readonly reading: Reading;
  /** What the live region announces. */
  readonly announced: Announced | undefined;
  /** Query of the last address that was opened. */
  readonly openedQuery: string;
}

/** Numbers as they were when they were announced: the fields may have changed since. */
export type Announced = Pick<DiagnosisContext, 'texts' | 'example' | 'reading'>;

export type DiagnosisEvent =
  | { type: 'number.entered'; field: Field; text: string }
  | { type: 'example.loaded'; example: string }
  | { type: 'numbers.cleared' }
  /** The page was opened at an address with this query: `?leads=400`. */
  | { type: 'address.opened'; query: string }
  /** The visitor wants to copy the address of the numbers. */
  | { type: 'link.requested' }
  /** The visitor wants to discuss the finding, with the prices of a company stage. */
  | { type: 'discussion.requested'; stage: Stage };

/** Pause in typing after which the finding is announced, in ms. */
export const TYPING_PAUSE_MS = 1_200;

const LARGEST_COUNT = 1_000_000_000;
const LARGEST_GROWTH = 1_000;
const NO_REVENUE = -100;
const WHOLE = 100;

/** Shortfalls that differ by less are equal: the quotients are rounded. */
const ROUNDING = 1e-9;

interface ReadNumber {
  readonly number?: number;
  readonly fault?: Fault;
}

/** Reads a count. Thousands may be separated: `1,200`, `1.200`, `1 200`, `1'200`. */
export function readCount(text: string): ReadNumber {
  const typed = text.trim();
  if (typed === '') return {};
  if (typed.includes('%')) return { fault: 'percentage' };
  if (/^[-−–]\s*\d/.test(typed)) return { fault: 'negative' };
  const isGrouped = /^\+?\d{1,3}(?:[.,'’\s]\d{3})+$/.test(typed);
  const digits = isGrouped ? typed.replace(/\D/g, '') : typed;
  if (/^\+?\d*[.,]\d+$/.test(digits)) return { fault: 'fraction' };
  if (!/^\+?\d+$/.test(digits)) return { fault: 'notANumber' };
  const number = Number(digits);
  return number > LARGEST_COUNT ? { fault: 'tooLarge' } : { number };
}

/** Reads a growth in percent: `4`, `+4.5 %`, `-2,5`. */
export function readGrowth(text: string): ReadNumber {
  const typed = text.trim().replace(/\s*%$/, '');
  if (typed === '') return text.trim() === '' ? {} : { fault: 'notANumber' };
  if (!/^[-−–+]?\s*(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(typed)) return { fault: 'notANumber' };
  const number = Number(typed.replace(/[−–]/, '-').replace(',', '.').replace(/[\s+]/g, ''));
  // Three digits behind a separator are thousands, as in a count.
  if (number > LARGEST_GROWTH || /^\D*[1-9]\d*[.,]\d{3}$/.test(typed)) return { fault: 'tooLarge' };
  return number < NO_REVENUE ? { fault: 'tooLow' } : { number };
}

/** The share that gets through each step, in percent. It depends on the ratios of the counts only. */
export function sharesOf(numbers: Reading['numbers']): Reading['shares'] {
  const shares: Partial<Record<Step, number>> = {};
  for (const [index, step] of steps.entries()) {
    const number = numbers[step];
    if (number === undefined) continue;
    if (step === 'growth') {
      shares[step] = WHOLE + number;
      continue;
    }
    const before = numbers[fields[index] ?? 'leads'];
    if (before !== undefined && before > 0 && number <= before) shares[step] = (WHOLE * number) / before;
  }
  return shares;
}

/**
 * The step farthest below the lower end of its range, relative to that end. Of steps that are equally far, the later one. If no
 * step is below, the same rule finds the step closest to its lower end.
 */
export function findingOf(shares: Reading['shares'], ranges: Ranges): Finding | undefined {
  let finding: Finding | undefined;
  let largest = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const share = shares[step];
    if (share === undefined) continue;
    const { from } = ranges[step];
    const shortfall = (from - share) / from;
    if (shortfall < largest - ROUNDING) continue;
    largest = shortfall;
    finding = { step, share, isBelow: share < from };
  }
  return finding;
}

/** Faults that two counts cause together. */
function faultsBetween(numbers: Reading['numbers']): Partial<Record<Field, Fault>> {
  const faults: Partial<Record<Field, Fault>> = {};
  const given = counts.flatMap((field) => {
    const number = numbers[field];
    return number === undefined ? [] : { field, number };
  });
  for (const [index, { field, number }] of given.entries()) {
    const before = given[index - 1]?.number;
    const after = given[index + 1]?.number;
    if (before !== undefined && number > before) faults[field] = 'moreThanBefore';
    else if (number === 0 && before !== 0 && after === 0) faults[field] = 'zero';
  }
  return faults;
}

/** The numbers of all fields, and the fields that cannot be used. A fault in one of them never hides the others. */
function readTexts(texts: Texts): Pick<Reading, 'numbers' | 'faults'> {
  const numbers: Partial<Record<Field, number>> = {};
  const faults: Partial<Record<Field, Fault>> = {};
  for (const field of fields) {
    const { number, fault } = field === 'growth' ? readGrowth(texts[field]) : readCount(texts[field]);
    if (number !== undefined) numbers[field] = number;
    if (fault !== undefined) faults[field] = fault;
  }
  return { numbers, faults: { ...faults, ...faultsBetween(numbers) } };
}

/** Reads all fields, and what follows from them. */
export function readingOf(texts: Texts, ranges: Ranges): Reading {
  const { numbers, faults } = readTexts(texts);
  const shares = sharesOf(numbers);
  return { numbers, faults, shares, finding: findingOf(shares, ranges) };
}

/** Texts for all fields. */
const textsFrom = (textOf: (field: Field) => string): Texts => ({
  leads: textOf('leads'),
  opportunities: textOf('opportunities'),
  proposals: textOf('proposals'),
  customers: textOf('customers'),
  live: textOf('live'),
  renewed: textOf('renewed'),
  growth: textOf('growth'),
});

export const emptyTexts = textsFrom(() => '');

/** Key of a query that names an example: `?example=fintech`. */
const EXAMPLE_KEY = 'example';

/** The texts without those that have a fault. */
function withoutFaults(texts: Texts): Texts {
  const { faults } = readTexts(texts);
  return Object.keys(faults).length === 0
    ? texts
    : withoutFaults(textsFrom((field) => (faults[field] ? '' : texts[field])));
}

/** The query of an address that shows these numbers: `?leads=400&opportunities=70`. An address with a fault would open empty. */
export function queryOf({ texts, example }: Pick<DiagnosisContext, 'texts' | 'example'>): string {
  if (example !== undefined) return `?${new URLSearchParams({ [EXAMPLE_KEY]: example })}`;
  const readable = withoutFaults(texts);
  const given = fields.flatMap((field) => {
    const text = readable[field].trim();
    return text === '' ? [] : [[field, text]];
  });
  return `?${new URLSearchParams(given)}`;
}

/** What a query asks for; undefined if it has no key of the diagnosis. */
function requestOf(
  query: string,
): { readonly example: string | undefined; readonly texts: Texts } | undefined {
  const parameters = new URLSearchParams(query);
  const isRequest = [EXAMPLE_KEY, ...fields].some((key) => parameters.has(key));
  if (!isRequest) return undefined;
  return {
    example: parameters.get(EXAMPLE_KEY) ?? undefined,
    texts: textsFrom((field) => parameters.get(field) ?? ''),
  };
}

/** The request of an address that was not opened before. */
function newRequest(context: DiagnosisContext, event: DiagnosisEvent) {
  const isNew = event.type === 'address.opened' && event.query !== context.openedQuery;
  return isNew ? requestOf(event.query) : undefined;
}

const isEmpty = (texts: Texts): boolean => fields.every((field) => texts[field].trim() === '');
const hasFault = ({ faults }: Reading): boolean => Object.keys(faults).length > 0;

interface Change {
  readonly context: DiagnosisContext;
  readonly event: DiagnosisEvent;
}

/** The context with new texts, and with the query if an address was opened. */
const withTexts = ({ context, event }: Change, texts: Texts, example?: string) => ({
  texts,
  example,
  reading: readingOf(texts, context.ranges),
  openedQuery: event.type === 'address.opened' ? event.query : context.openedQuery,
});

/** A listed example; undefined for an unknown name. */
const exampleTexts = ({ examples }: DiagnosisContext, example: string | undefined): Texts | undefined =>
  example !== undefined && Object.hasOwn(examples, example) ? examples[example] : undefined;

/**
 * Finds the narrowest point of a bowtie from the numbers of a quarter. Nothing that the visitor typed is lost: a field that
 * cannot be read keeps its text, and the other fields still count.
 */
export const diagnosisMachine = setup({
  types: { context: {} as DiagnosisContext, events: {} as DiagnosisEvent, input: {} as DiagnosisInput },
  delays: { typingPause: TYPING_PAUSE_MS },
  actors: {
    /** Provided by the site: copies the address with this query. Rejects if the browser refuses. */
    copyLink: fromPromise<void, string>(() => Promise.reject(new Error('copyLink is not provided.'))),
  },
  guards: {
    isListed: ({ context, event }) =>
      event.type === 'example.loaded' && exampleTexts(context, event.example) !== undefined,
    requestsExample: ({ context, event }) =>
      exampleTexts(context, newRequest(context, event)?.example) !== undefined,
    /** Numbers without a fault. */
    requestsNumbers: ({ context, event }) => {
      const request = newRequest(context, event);
      return (
        request !== undefined &&
        !isEmpty(request.texts) &&
        !hasFault(readingOf(request.texts, context.ranges))
      );
    },
    requestsAnything: ({ context, event }) => newRequest(context, event) !== undefined,
    isEmpty: ({ context }) => isEmpty(context.texts),
    hasFault: ({ context }) => hasFault(context.reading),
    isIncomplete: ({ context }) => steps.some((step) => context.reading.shares[step] === undefined),
    isBelow: ({ context }) => context.reading.finding?.isBelow === true,
    hasFinding: ({ context }) => context.reading.finding !== undefined,
    hasNumbers: ({ context }) => !isEmpty(context.texts),
  },
  actions: {
    setNumber: assign((change) => {
      const { context, event } = change;
      assertEvent(event, 'number.entered');
      return withTexts(change, { ...context.texts, [event.field]: event.text });
    }),
    loadExample: assign((change) => {
      const { context, event } = change;
      const example = event.type === 'example.loaded' ? event.example : newRequest(context, event)?.example;
      const texts = exampleTexts(context, example);
      return texts ? withTexts(change, texts, example) : {};
    }),
    loadNumbers: assign((change) => {
      const request = newRequest(change.context, change.event);
      return request ? withTexts(change, request.texts) : {};
    }),
    clearNumbers: assign((change) => withTexts(change, emptyTexts)),
    announceReading: assign({
      announced: ({ context: { texts, example, reading } }) => ({ texts, example, reading }),
    }),
    clearAnnouncement: assign({ announced: undefined }),
    /** Provided by the site: writes the numbers and the finding into the message of the contact form. */
    proposeMessage: () => undefined,
  },
}).createMachine({
  id: 'diagnosis',
  description: 'Reads the numbers of a quarter and finds the step that is farthest below its typical range.',
  context: ({ input: { ranges, examples, example } }) => {
    const texts = examples[example] ?? emptyTexts;
    return {
      ranges,
      examples,
      texts,
      example,
      reading: readingOf(texts, ranges),
      announced: undefined,
      openedQuery: '',
    };
  },
  type: 'parallel',
  on: { 'discussion.requested': { guard: 'hasFinding', actions: 'proposeMessage' } },
  states: {
    numbers: {
      initial: 'example',
      on: {
        'number.entered': { target: '.evaluating', actions: 'setNumber' },
        'example.loaded': { guard: 'isListed', target: '.example', actions: 'loadExample' },
        'numbers.cleared': { target: '.empty', actions: 'clearNumbers' },
        'address.opened': [
          { guard: 'requestsExample', target: '.example', actions: 'loadExample' },
          { guard: 'requestsNumbers', target: '.evaluating', actions: 'loadNumbers' },
          { guard: 'requestsAnything', target: '.empty', actions: 'clearNumbers' },
        ],
      },
      states: {
        example: {},
        empty: {},
        evaluating: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasFault', target: 'faulty' },
            { guard: 'isIncomplete', target: 'partial' },
            { guard: 'isBelow', target: 'narrow' },
            { target: 'sound' },
          ],
        },
        faulty: {},
        partial: { description: 'A step cannot be computed yet.' },
        narrow: { description: 'A step is below its range.' },
        sound: {},
      },
    },
    announcement: {
      initial: 'idle',
      on: {
        'number.entered': { target: '.pausing' },
        'example.loaded': { guard: 'isListed', target: '.pausing' },
        'numbers.cleared': { target: '.idle', actions: 'clearAnnouncement' },
        'address.opened': { guard: 'requestsAnything', target: '.idle', actions: 'clearAnnouncement' },
      },
      states: {
        idle: {},
        pausing: { after: { typingPause: { target: 'announced' } } },
        announced: { entry: 'announceReading' },
      },
    },
    link: {
      initial: 'idle',
      on: {
        'number.entered': { target: '.idle' },
        'example.loaded': { target: '.idle' },
        'numbers.cleared': { target: '.idle' },
        'address.opened': { guard: 'requestsAnything', target: '.idle' },
        'link.requested': { guard: 'hasNumbers', target: '.copying' },
      },
      states: {
        idle: {},
        copying: {
          invoke: {
            src: 'copyLink',
            input: ({ context }) => queryOf(context),
            onDone: { target: 'copied' },
            onError: { target: 'refused' },
          },
        },
        copied: {},
        refused: {},
      },
    },
  },
});
