import {
  assign,
  cancel,
  emit,
  enqueueActions,
  forwardTo,
  log,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { isRecord } from '../graph';
import { sourceOfActor } from './actors';
import { jsonAction, unknownEvent } from './jsonAction';
import { plainOf } from './plainOf';
import { codeName, type Reading, reportReplaced, reportUnknown, standInName, withSource } from './reading';
import { listOf, propertyOf, stringOf, type Written, type WrittenCall, type WrittenEntry } from './written';

/** An action for a configuration of XState. */
export type Action = string | { readonly type: string; readonly params?: unknown } | ReturnType<typeof log>;

/** An event that an action sends, as a function if it was one, because a chart shows only events that are known. */
function eventOf(reading: Reading, value: Written | undefined) {
  const computed = value?.kind === 'function' ? value.result(undefined) : value;
  // A function may pass on an event that it is given, which no chart can know.
  const isPassedOn = value?.kind === 'function' && computed?.kind === 'unknown';
  const read = computed && !isPassedOn ? plainOf(reading, computed) : undefined;
  const event = isRecord(read) && typeof read.type === 'string' ? { ...read, type: read.type } : unknownEvent;
  return value?.kind === 'object' ? event : withSource(reading, value, () => event);
}

const optionsOf = (reading: Reading, value: Written | undefined) => {
  const delay = propertyOf(value, 'delay');
  const id = stringOf(propertyOf(value, 'id'));
  const read = delay && plainOf(reading, delay);
  return {
    // The types know only the names of delays in a setup.
    ...(delay && {
      delay: (typeof read === 'string' || typeof read === 'number'
        ? read
        : withSource(reading, delay, () => 0)) as number,
    }),
    ...(id !== undefined && { id }),
  };
};

type Context = { readonly context: Readonly<Record<string, unknown>> };

/** Stand-in for a function that computes a value of the context: keeps the value. */
const keep =
  (key: string) =>
  ({ context }: Context) =>
    context[key];

/** Assigned values; a function keeps the value before. */
const assignment = (reading: Reading, { key, value }: WrittenEntry) => {
  if (value.kind === 'unknown' && value.name === undefined) {
    reportReplaced(reading, value, 'it is drawn as a function');
  }
  const isKnown = value.kind === 'plain' || value.kind === 'list' || value.kind === 'object';
  return [key, isKnown ? plainOf(reading, value) : withSource(reading, value, keep(key))];
};

/** A text, or a function in its place. */
const textOr = (reading: Reading, value: Written | undefined) =>
  stringOf(value) ?? withSource(reading, value, () => '');

/** Options of a spawned actor that are written as values. */
function spawnOptions(reading: Reading, value: Written | undefined) {
  const names = ['id', 'systemId', 'input', 'syncSnapshot'];
  const entries = value?.kind === 'object' ? value.entries.filter(({ key }) => names.includes(key)) : [];
  return Object.fromEntries(entries.map(({ key, value: item }) => [key, plainOf(reading, item)]));
}

type Builder = (reading: Reading, args: WrittenCall['args']) => Action;

/** The actions of XState 5. */
const builders: Readonly<Record<string, Builder>> = {
  assign: (reading, [first]) =>
    first?.kind === 'object'
      ? assign(Object.fromEntries(first.entries.map((entry) => assignment(reading, entry))))
      : assign(withSource(reading, first, ({ context }: Context) => context)),
  raise: (reading, [event, options]) => raise(eventOf(reading, event), optionsOf(reading, options)),
  emit: (reading, [event]) => emit(eventOf(reading, event)),
  sendTo: (reading, [to, event, options]) =>
    sendTo(textOr(reading, to), eventOf(reading, event), optionsOf(reading, options)),
  sendParent: (reading, [event, options]) => sendParent(eventOf(reading, event), optionsOf(reading, options)),
  forwardTo: (reading, [to]) => forwardTo(textOr(reading, to)),
  log: (reading, [value, label]) => log(textOr(reading, value), stringOf(label)),
  cancel: (reading, [id]) => cancel(textOr(reading, id)),
  stopChild: (reading, [child]) => stopChild(textOr(reading, child)),
  spawnChild: (reading, [source, options]) =>
    spawnChild(source ? sourceOfActor(reading, source) : '', spawnOptions(reading, options)),
  enqueueActions: (reading, [collect]) => enqueueActions(withSource(reading, collect, () => undefined)),
};

function ownAction(reading: Reading, value: Extract<Written, { kind: 'object' }>): Action {
  const type = stringOf(propertyOf(value, 'type'));
  if (type === undefined) {
    reportUnknown(reading, 'An action has no type', value);
    return standInName(reading, 'action', value);
  }
  const params = propertyOf(value, 'params');
  const read = params && plainOf(reading, params);
  const xstateAction = reading.isJson ? jsonAction(type, isRecord(read) ? read : {}) : undefined;
  if (xstateAction) return xstateAction;
  return params ? { type, params: read } : type;
}

/** Reads one action; a function becomes a name. */
export function actionOf(reading: Reading, value: Written): Action {
  if (value.kind === 'object') return ownAction(reading, value);
  if (value.kind === 'plain' && typeof value.value === 'string') return value.value;
  if (value.kind === 'call') {
    const build = Object.hasOwn(builders, value.callee) ? builders[value.callee] : undefined;
    if (build) return build(reading, value.args);
  }
  return codeName(reading, 'action', value);
}

/** Reads actions; functions become names. */
export const actionsOf = (reading: Reading, value: Written | undefined): readonly Action[] =>
  listOf(value).map((item) => actionOf(reading, item));
