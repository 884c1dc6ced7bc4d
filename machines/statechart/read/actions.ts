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
import { plainOf } from './plainOf';
import { type Reading, reportUnknown, standInName } from './reading';
import { listOf, propertyOf, stringOf, type Written, type WrittenCall, type WrittenEntry } from './written';

/** An action for a configuration of XState. */
export type Action = string | { readonly type: string; readonly params?: unknown } | ReturnType<typeof log>;

/** Event that a simulated machine sends instead of one that a function computes. */
const unknownEvent = { type: 'xstate.unknown' } as const;

/** An event that an action sends, as a function if it was one, because a chart shows only events that are known. */
function eventOf(reading: Reading, value: Written | undefined) {
  const computed = value?.kind === 'function' ? value.result(undefined) : value;
  const read = computed && plainOf(reading, computed);
  const event = isRecord(read) && typeof read.type === 'string' ? { ...read, type: read.type } : unknownEvent;
  return value?.kind === 'object' ? event : () => event;
}

const optionsOf = (reading: Reading, value: Written | undefined) => {
  const delay = propertyOf(value, 'delay');
  const id = stringOf(propertyOf(value, 'id'));
  const read = delay && plainOf(reading, delay);
  return {
    // The types know only the names of delays in a setup.
    ...(delay && {
      delay: (typeof read === 'string' || typeof read === 'number' ? read : () => 0) as number,
    }),
    ...(id !== undefined && { id }),
  };
};

/** Assigned values; a function keeps the value before. */
const assignment = (reading: Reading, { key, value }: WrittenEntry) => {
  const isKnown = value.kind === 'plain' || value.kind === 'list' || value.kind === 'object';
  const read = isKnown ? plainOf(reading, value) : undefined;
  return [
    key,
    isKnown ? () => read : ({ context }: { context: Readonly<Record<string, unknown>> }) => context[key],
  ];
};

/** A text, or a function in its place. */
const textOr = (value: Written | undefined) => stringOf(value) ?? (() => '');

type Builder = (reading: Reading, args: WrittenCall['args']) => Action;

/** The actions of XState 5. */
const builders: Readonly<Record<string, Builder>> = {
  assign: (reading, [first]) =>
    first?.kind === 'object'
      ? assign(Object.fromEntries(first.entries.map((entry) => assignment(reading, entry))))
      : assign(({ context }) => context),
  raise: (reading, [event, options]) => raise(eventOf(reading, event), optionsOf(reading, options)),
  emit: (reading, [event]) => emit(eventOf(reading, event)),
  sendTo: (reading, [to, event, options]) =>
    sendTo(textOr(to), eventOf(reading, event), optionsOf(reading, options)),
  sendParent: (reading, [event, options]) => sendParent(eventOf(reading, event), optionsOf(reading, options)),
  forwardTo: (_, [to]) => forwardTo(textOr(to)),
  log: (_, [value, label]) => log(textOr(value), stringOf(label)),
  cancel: (_, [id]) => cancel(textOr(id)),
  stopChild: (_, [child]) => stopChild(textOr(child)),
  spawnChild: (reading, [source]) => spawnChild(source ? sourceOfActor(reading, source) : ''),
  enqueueActions: () => enqueueActions(() => undefined),
};

function ownAction(reading: Reading, value: Extract<Written, { kind: 'object' }>): Action {
  const type = stringOf(propertyOf(value, 'type'));
  if (type === undefined) {
    reportUnknown(reading, 'An action has no type', value);
    return standInName(reading, 'action', value);
  }
  const params = propertyOf(value, 'params');
  return params ? { type, params: plainOf(reading, params) } : type;
}

function actionOf(reading: Reading, value: Written): Action {
  if (value.kind === 'object') return ownAction(reading, value);
  if (value.kind === 'plain' && typeof value.value === 'string') return value.value;
  if (value.kind === 'call') {
    const build = Object.hasOwn(builders, value.callee) ? builders[value.callee] : undefined;
    if (build) return build(reading, value.args);
  }
  const isNamed = value.kind === 'unknown' && value.name !== undefined;
  if (value.kind !== 'function' && !isNamed) reportUnknown(reading, 'This action cannot be resolved', value);
  return standInName(reading, 'action', value);
}

/** Reads actions; functions become names. */
export const actionsOf = (reading: Reading, value: Written | undefined): readonly Action[] =>
  listOf(value).map((item) => actionOf(reading, item));
