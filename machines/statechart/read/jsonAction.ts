import {
  type AnyEventObject,
  assign,
  cancel,
  emit,
  enqueueActions,
  log,
  raise,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { isRecord, namedFunction } from '../graph';

type Params = Readonly<Record<string, unknown>>;
type Context = Readonly<Record<string, unknown>>;

/** Event that a simulated machine sends instead of one that a function computes. */
export const unknownEvent = { type: 'xstate.unknown' } as const;

/** A function of the same name with another result, or the value itself if it is no function. */
const insteadOf = (value: unknown, result: (args: { readonly context: Context }) => unknown): unknown =>
  typeof value === 'function' ? namedFunction(value.name, result) : value;

const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value.type === 'string';

/** An event, or a function that returns an unknown one. */
const eventOf = (value: unknown) =>
  typeof value === 'function' || !isEvent(value)
    ? namedFunction(typeof value === 'function' ? value.name : 'event', () => unknownEvent)
    : value;

/** A name, or a function that returns an empty one. */
const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : namedFunction(typeof value === 'function' ? value.name : 'inline', () => '');

const given = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(names.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])));

/** Options of an event; a computed delay is 0. The types know only the names of a setup. */
const optionsOf = (params: Params) =>
  given({ ...params, delay: insteadOf(params.delay, () => 0) }, ['id', 'delay']) as {
    readonly delay?: number;
  };

function assignmentOf(assignment: unknown) {
  if (!isRecord(assignment) || typeof assignment === 'function') {
    return namedFunction(
      typeof assignment === 'function' ? assignment.name : 'inline',
      (args: { context: Context }) => args.context,
    );
  }
  return Object.fromEntries(
    Object.entries(assignment).map(([key, value]) => [key, insteadOf(value, ({ context }) => context[key])]),
  );
}

const makers = {
  'xstate.assign': ({ assignment }: Params) => assign(assignmentOf(assignment)),
  'xstate.raise': (params: Params) => raise(eventOf(params.event), optionsOf(params)),
  'xstate.emit': ({ event }: Params) => emit(eventOf(event)),
  'xstate.sendTo': (params: Params) => sendTo(textOf(params.to), eventOf(params.event), optionsOf(params)),
  'xstate.cancel': ({ sendId }: Params) => cancel(textOf(sendId)),
  'xstate.stopChild': ({ actorRef }: Params) => stopChild(textOf(actorRef)),
  'xstate.spawnChild': (params: Params) =>
    spawnChild(String(params.src), given(params, ['id', 'systemId', 'input', 'syncSnapshot'])),
  'xstate.log': ({ value, label }: Params) =>
    log(textOf(value), typeof label === 'string' ? label : undefined),
  'xstate.enqueueActions': ({ collect }: Params) =>
    enqueueActions(namedFunction(typeof collect === 'function' ? collect.name : 'collect', () => undefined)),
};

/** One of XState's own actions, from its type and its parameters in the JSON of a machine; undefined for any other type. */
export const jsonAction = (type: string, params: Params) =>
  Object.hasOwn(makers, type) ? makers[type as keyof typeof makers](params) : undefined;
