import type { Outline } from './outline';
import { placeText } from './readError';
import type { Place, Written } from './written';

/** Something that could not be read, or that XState 5 does differently. */
export interface Problem {
  /** `error`: a part is missing in the picture. `warning`: it is complete, but the machine or its text is not. */
  readonly severity: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
  readonly place: Place;
}

/** `value` is a function that computes a context, an input, an output, parameters or an event. */
export type StandInKind = 'guard' | 'action' | 'actor' | 'delay' | 'value';

/** Name in the chart for a function that was not executed. */
export interface StandIn {
  readonly kind: StandInKind;
  /** Its own name, or `inline guard 1`. */
  readonly name: string;
  /** True if the function has no name in its text. */
  readonly isInline: boolean;
  readonly source: string;
  readonly place: Place;
}

/** What is collected while a machine is read. */
export interface Reading {
  readonly outline: Outline;
  readonly problems: Problem[];
  /** By kind and position. */
  readonly standIns: Map<string, StandIn>;
  /** Sources of functions in values, by their stand-ins. */
  readonly sources: Map<unknown, string>;
  /** True for JSON, in which values and XState's own actions and guards can be marked objects. */
  readonly isJson: boolean;
  /** Counts the values of the configuration. */
  readonly take: (place: Place) => void;
}

export const report = (
  { problems }: Pick<Reading, 'problems'>,
  severity: Problem['severity'],
  message: string,
  { place }: Pick<Written, 'place'>,
): void => {
  const isKnown = problems.some(
    (known) => known.message === message && placeText(known.place) === placeText(place),
  );
  if (!isKnown) problems.push({ severity, message, place });
};

/** First characters of a source on one line. */
export const excerpt = (source: string): string => {
  const line = source.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/** Why a value is not the expected one: `guards.isFree is imported from ./guards`. */
const reasonText = (value: Written, otherwise: string): string =>
  `${excerpt(value.source)} ${value.kind === 'unknown' ? value.reason : otherwise}`;

/** Reports a value that cannot be resolved. */
export const reportUnknown = (reading: Reading, what: string, value: Written): void =>
  report(reading, 'error', `${what}: ${reasonText(value, 'has an unexpected type')}.`, value);

/** Reports a value that the chart shows in another form. */
export const reportReplaced = (
  reading: Pick<Reading, 'problems'>,
  value: Written,
  replacement: string,
): void =>
  report(
    reading,
    'warning',
    `${reasonText(value, 'is computed when the code runs')}: ${replacement}.`,
    value,
  );

/** Names that JavaScript gives to a function after the property of a machine that it is written in. */
const propertyNames = new Set([
  ...['', 'guard', 'actions', 'entry', 'exit', 'src', 'delay', 'cond', 'onEntry', 'onExit', 'logic'],
]);

/** Name that the author gave to a value; undefined for none. */
function ownName(value: Written): string | undefined {
  if (value.kind !== 'function' && value.kind !== 'call' && value.kind !== 'unknown') return undefined;
  return propertyNames.has(value.name ?? '') ? undefined : value.name;
}

/**
 * Name in the place of a value that is not executed: its own, or `inline guard 1`.
 * @param own by default the name of the value.
 */
export function standInName(
  reading: Pick<Reading, 'standIns'>,
  kind: StandInKind,
  value: Written,
  own: string | undefined = ownName(value),
): string {
  const { place, source } = value;
  const sites = value.kind === 'function' ? value.sites : '';
  const key = `${kind} ${placeText(place)}${sites}`;
  const known = reading.standIns.get(key);
  if (known) return known.name;
  const numbers = [...reading.standIns.values()].filter((other) => other.kind === kind && other.isInline);
  const name = own ?? `inline ${kind} ${numbers.length + 1}`;
  reading.standIns.set(key, { kind, name, isInline: own === undefined, source, place });
  return name;
}

/** Keeps the source of a function with its stand-in. */
export function withSource<StandIn>(
  { sources }: Pick<Reading, 'sources'>,
  value: Written | undefined,
  standIn: StandIn,
): StandIn {
  if (value) sources.set(standIn, value.source);
  return standIn;
}

/** Kinds of code whose values may also be calls, such as `fromPromise(load)`. */
const callable: ReadonlySet<StandInKind> = new Set(['actor']);

/** Name in the place of code. Reports what is no code, and imported code without a name of its own. */
export function codeName(reading: Reading, kind: StandInKind, value: Written): string {
  const isReference = value.kind === 'unknown' && value.name !== undefined;
  const isCode = value.kind === 'function' || (value.kind === 'call' && callable.has(kind));
  if (!isCode && !isReference) reportUnknown(reading, `This ${kind} cannot be resolved`, value);
  const name = standInName(reading, kind, value);
  if (isReference && ownName(value) === undefined) {
    reportReplaced(reading, value, `it is drawn as ${name}`);
  }
  return name;
}
