import { type Action, actionsOf } from './actions';
import { sourceOfActor } from './actors';
import type { OutlineState } from './outline';
import { plainOf } from './plainOf';
import { type Reading, report, reportUnknown } from './reading';
import {
  checkProperties,
  nameOf,
  type TransitionConfig,
  textOf,
  transitionsByTrigger,
  transitionsOf,
} from './transitions';
import {
  entryOf,
  isUndefined,
  listOf,
  propertyOf,
  stringOf,
  type Written,
  type WrittenObject,
} from './written';

type Properties = Readonly<Record<string, unknown>>;

const stateProperties = new Set([
  ...['id', 'key', 'initial', 'type', 'states', 'on', 'always', 'after', 'entry', 'exit', 'invoke', 'onDone'],
  ...['tags', 'description', 'meta', 'history', 'target', 'output', 'order', 'route'],
]);
const machineProperties = new Set([
  ...stateProperties,
  ...['context', 'types', 'schemas', 'version', 'internalEvents'],
]);
/** The JSON export of a machine lists its implementations. */
const exportProperties = new Set([...machineProperties, 'implementations']);
const invokeProperties = new Set([
  ...['id', 'src', 'input', 'systemId', 'onDone', 'onError', 'onSnapshot', 'reenter', 'meta', 'description'],
]);

/** Leaves out properties without a value. */
const defined = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

const unlessNone = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** A value; undefined if none is written. */
const optional = (reading: Reading, value: Written | undefined): unknown =>
  value === undefined || isUndefined(value) ? undefined : plainOf(reading, value);

function invokeOf(reading: Reading, state: OutlineState, value: Written): readonly Properties[] {
  if (value.kind !== 'object') {
    const isSource = value.kind !== 'unknown' && value.kind !== 'plain' && value.kind !== 'list';
    if (isSource) return [{ src: sourceOfActor(reading, value) }];
    reportUnknown(reading, `An actor of ${nameOf(state)} cannot be resolved`, value);
    return [];
  }
  checkProperties(reading, value, invokeProperties, 'an invoked actor');
  const source = propertyOf(value, 'src');
  if (!source) {
    report(reading, 'error', `An actor of ${nameOf(state)} has no src.`, value);
    return [];
  }
  const answers = (key: string): readonly TransitionConfig[] | undefined => {
    const written = propertyOf(value, key);
    return written && unlessNone(transitionsOf(reading, state, written));
  };
  return [
    defined({
      src: sourceOfActor(reading, source),
      id: textOf(reading, propertyOf(value, 'id'), 'This id'),
      systemId: textOf(reading, propertyOf(value, 'systemId'), 'This system id'),
      input: optional(reading, propertyOf(value, 'input')),
      onDone: answers('onDone'),
      onError: answers('onError'),
      onSnapshot: answers('onSnapshot'),
    }),
  ];
}

const types = ['atomic', 'compound', 'parallel', 'final', 'history'];

/** Type that is written; undefined for none, and for one that does not exist. */
function typeOf(reading: Reading, state: OutlineState): string | undefined {
  const written = propertyOf(state.written, 'type');
  const type = textOf(reading, written, 'This type');
  if (type === undefined || types.includes(type)) return type;
  if (written) report(reading, 'error', `There is no type ${type} of a state.`, written);
  return undefined;
}

/** True if XState needs an initial state. */
const isCompound = ({ children }: OutlineState, type: string | undefined): boolean =>
  children.size > 0 && (type === undefined || type === 'compound');

interface Initial {
  readonly target: string;
  readonly actions: readonly Action[];
  readonly description: string | undefined;
  readonly meta: unknown;
}

/** Initial state; the first one if none is written, or if it does not exist, which is reported. */
function initialOf(reading: Reading, state: OutlineState): Initial {
  const written = propertyOf(state.written, 'initial');
  const isObject = written?.kind === 'object';
  const item = isObject ? listOf(propertyOf(written, 'target'))[0] : written;
  const target = textOf(reading, item, `The initial state of ${nameOf(state)}`);
  const details = {
    actions: isObject ? actionsOf(reading, propertyOf(written, 'actions')) : [],
    description: isObject
      ? textOf(reading, propertyOf(written, 'description'), 'This description')
      : undefined,
    meta: isObject ? optional(reading, propertyOf(written, 'meta')) : undefined,
  };
  const key = target?.replace(/^\./, '');
  if (key !== undefined && (state.children.has(key) || (target?.startsWith('#') && isObject))) {
    return { target: key, ...details };
  }
  const [first = ''] = state.children.keys();
  const problem = target === undefined ? 'has no initial state' : `has no child ${target}`;
  if (!item || target !== undefined) {
    report(
      reading,
      'error',
      `${nameOf(state)} ${problem}, so ${first} is drawn as the initial one.`,
      item ?? entryOf(state.written, 'states') ?? state.written,
    );
  }
  return { target: first, ...details };
}

function idOf(reading: Reading, state: OutlineState): string | undefined {
  const written = propertyOf(state.written, 'id');
  const id = textOf(reading, written, `The id of ${state.parent ? nameOf(state) : 'the machine'}`);
  if (id === undefined || !written || !state.parent) return undefined;
  if (reading.outline.byId.get(id) === state) return id;
  report(reading, 'error', `Another state has the id ${id} already.`, written);
  return undefined;
}

function tagsOf(reading: Reading, state: OutlineState): readonly string[] | undefined {
  const tags = listOf(propertyOf(state.written, 'tags'));
  return unlessNone(tags.flatMap((tag) => textOf(reading, tag, 'This tag') ?? []));
}

/** Targets of a history state. */
function historyOf(reading: Reading, state: OutlineState): Properties {
  const kind = propertyOf(state.written, 'history');
  const target = propertyOf(state.written, 'target');
  const config = {
    type: 'history',
    history: stringOf(kind) === 'deep' ? 'deep' : 'shallow',
    meta: optional(reading, propertyOf(state.written, 'meta')),
  };
  if (!target || isUndefined(target)) return config;
  const [transition] = transitionsOf(reading, state, {
    kind: 'object',
    entries: [{ key: 'target', place: target.place, value: target }],
    gaps: [],
    place: target.place,
    source: target.source,
  });
  return transition?.target ? { ...config, target: transition.target } : config;
}

/** Everything in a state but its children. */
function detailsOf(reading: Reading, state: OutlineState, written: WrittenObject): Properties {
  const type = typeOf(reading, state);
  if (
    type === 'history' ||
    (type === undefined && propertyOf(written, 'history') && state.children.size === 0)
  ) {
    return historyOf(reading, state);
  }
  const read = (key: string) => propertyOf(written, key);
  const always = read('always');
  const onDone = read('onDone');
  const route = read('route');
  const isFinal = type === 'final' && state.children.size === 0;
  return {
    type: type === 'compound' || type === 'atomic' || (type === 'final' && !isFinal) ? undefined : type,
    initial: isCompound(state, type) ? initialOf(reading, state) : undefined,
    on: transitionsByTrigger(reading, state, read('on'), 'on'),
    after: transitionsByTrigger(reading, state, read('after'), 'after'),
    always: always && unlessNone(transitionsOf(reading, state, always)),
    onDone: onDone && unlessNone(transitionsOf(reading, state, onDone)),
    entry: unlessNone(actionsOf(reading, read('entry'))),
    exit: unlessNone(actionsOf(reading, read('exit'))),
    invoke: unlessNone(listOf(read('invoke')).flatMap((item) => invokeOf(reading, state, item))),
    output: isFinal || !state.parent ? optional(reading, read('output')) : undefined,
    meta: optional(reading, read('meta')),
    route: route && transitionsOf(reading, state, route)[0],
  };
}

/** Configuration of a state and its descendants; what cannot be resolved is reported and left out. */
export function stateConfig(reading: Reading, state: OutlineState): Properties {
  const { written } = state;
  if (written.kind !== 'object') {
    reportUnknown(reading, `The state ${nameOf(state)} cannot be resolved`, written);
    return {};
  }
  const ofMachine = reading.isJson ? exportProperties : machineProperties;
  checkProperties(reading, written, state.parent ? stateProperties : ofMachine, 'a state');
  const states = propertyOf(written, 'states');
  if (states?.kind === 'object') {
    for (const gap of states.gaps) reportUnknown(reading, `States of ${nameOf(state)} are missing`, gap);
  } else if (states && !isUndefined(states)) {
    reportUnknown(reading, `The states of ${nameOf(state)} cannot be resolved`, states);
  }
  const children = [...state.children.values()].map(
    (child) => [child.key, stateConfig(reading, child)] as const,
  );
  return defined({
    id: idOf(reading, state),
    ...detailsOf(reading, state, written),
    tags: tagsOf(reading, state),
    description: textOf(reading, propertyOf(written, 'description'), 'This description'),
    states: children.length > 0 ? Object.fromEntries(children) : undefined,
  });
}
