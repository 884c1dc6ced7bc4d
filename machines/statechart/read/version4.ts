import { isWithin, type Outline, type OutlineState, targetOf } from './outline';
import { type Reading, report } from './reading';
import {
  entryOf,
  listOf,
  plainAt,
  propertyOf,
  stringOf,
  type Written,
  type WrittenEntry,
  type WrittenMachine,
  type WrittenObject,
  withEntries,
} from './written';

type Report = Pick<Reading, 'problems'>;

/** Properties that only XState 4 has. */
const machineOnly = [
  'schema',
  'predictableActionArguments',
  'preserveActionOrder',
  'tsTypes',
  'strict',
  'delimiter',
];
const stateOnly = ['activities', 'onEntry', 'onExit', 'parallel', 'data'];
const transitionOnly = ['cond', 'in', 'internal'];
const invokeOnly = ['data', 'autoForward', 'forward'];

const has = (value: Written, keys: readonly string[]): boolean => keys.some((key) => entryOf(value, key));

/** The transitions of a state, and of its actors. */
function transitionsIn(state: Written): readonly Written[] {
  const grouped = ['on', 'after'].flatMap((key) => {
    const group = propertyOf(state, key);
    return group?.kind === 'object' ? group.entries.flatMap(({ value }) => listOf(value)) : listOf(group);
  });
  const answers = listOf(propertyOf(state, 'invoke')).flatMap((invoke) =>
    ['onDone', 'onError'].flatMap((key) => listOf(propertyOf(invoke, key))),
  );
  return [...grouped, ...['always', 'onDone'].flatMap((key) => listOf(propertyOf(state, key))), ...answers];
}

/** True for a machine with anything that only XState 4 has. */
export const isVersion4 = (machine: WrittenMachine, { states }: Outline): boolean =>
  machine.isVersion4 ||
  machine.implementations.some((group) => has(group, ['services', 'activities'])) ||
  has(machine.config, machineOnly) ||
  states.some(
    ({ written }) =>
      has(written, stateOnly) ||
      entryOf(propertyOf(written, 'on'), '') !== undefined ||
      propertyOf(written, 'on')?.kind === 'list' ||
      propertyOf(written, 'after')?.kind === 'list' ||
      transitionsIn(written).some((transition) => has(transition, transitionOnly)) ||
      listOf(propertyOf(written, 'invoke')).some((invoke) => has(invoke, invokeOnly)),
  );

const renamed = (entry: WrittenEntry, key: string): WrittenEntry => ({ ...entry, key });

const objectAt = (at: Written, entries: readonly WrittenEntry[]): WrittenObject => ({
  kind: 'object',
  entries,
  gaps: [],
  place: at.place,
  source: at.source,
});

const callAt = (at: Written, callee: string, args: readonly Written[]): Written => ({
  kind: 'call',
  callee,
  args,
  receiver: undefined,
  place: at.place,
  source: at.source,
});

/** An object with `type` and other properties, which are the parameters in XState 5. */
function withParams(value: Written): Written {
  if (value.kind !== 'object' || !entryOf(value, 'type') || entryOf(value, 'params')) return value;
  const others = value.entries.filter(({ key }) => key !== 'type');
  if (others.length === 0) return value;
  const params = { key: 'params', place: value.place, value: objectAt(value, others) };
  return withEntries(value, [...value.entries.filter(({ key }) => key === 'type'), params]);
}

/** Actions of XState 4 that XState 5 has under another name. */
function action(reading: Report, value: Written): Written {
  if (value.kind !== 'call') return withParams(value);
  const [first, options] = value.args;
  if (value.callee === 'stop') return callAt(value, 'stopChild', value.args);
  if (value.callee === 'send' && options && entryOf(options, 'to')) {
    const to = propertyOf(options, 'to');
    return to && first ? callAt(value, 'sendTo', [to, eventOf(first), options]) : value;
  }
  if (value.callee === 'send') {
    const warning =
      'XState 5 has no send without a receiver: it is drawn as raise, which is processed sooner.';
    report(reading, 'warning', warning, value);
    return callAt(value, 'raise', first ? [eventOf(first), ...value.args.slice(1)] : []);
  }
  if (value.callee === 'pure' || value.callee === 'choose') {
    report(reading, 'warning', `XState 5 has no ${value.callee}: it is drawn as enqueueActions.`, value);
    return callAt(value, 'enqueueActions', value.args);
  }
  if (['raise', 'sendParent', 'sendTo'].includes(value.callee)) {
    return callAt(
      value,
      value.callee,
      value.args.map((item, index) => (index === (value.callee === 'sendTo' ? 1 : 0) ? eventOf(item) : item)),
    );
  }
  if (['respond', 'escalate', 'sendUpdate'].includes(value.callee)) {
    report(reading, 'warning', `XState 5 has no ${value.callee}: it is drawn under its name.`, value);
    return plainAt(value, value.callee);
  }
  return value;
}

/** An event that was written as its type. */
const eventOf = (value: Written): Written =>
  stringOf(value) === undefined ? value : objectAt(value, [{ key: 'type', place: value.place, value }]);

const actions = (reading: Report, value: Written): Written => ({
  kind: 'list',
  items: listOf(value).map((item) => action(reading, item)),
  place: value.place,
  source: value.source,
});

/** State that `in` means: an id, or a path from the state above the parent. */
function inState(state: OutlineState, value: Written): Written {
  const text = stringOf(value);
  if (text === undefined || text.startsWith('#')) return value;
  return plainAt(value, [...state.path.slice(0, -2), text].join('.'));
}

/** True if XState 4 leaves and enters the source again, and XState 5 would not. */
function reenters(outline: Outline, state: OutlineState, transition: Written, target: string): boolean {
  const internal = propertyOf(transition, 'internal');
  if (internal?.kind === 'plain' ? internal.value : target.startsWith('.')) return false;
  const found = targetOf(outline, state, state.parent || /^[.#]/.test(target) ? target : `.${target}`);
  return found !== undefined && isWithin(found, state);
}

/** Makes the conversion of one machine. */
function converter(reading: Report, outline: Outline) {
  function transition(state: OutlineState, value: Written): Written {
    const text = stringOf(value);
    const written =
      text === undefined ? value : objectAt(value, [{ key: 'target', place: value.place, value }]);
    if (written.kind !== 'object') return value;
    const guards: Written[] = [];
    const entries = written.entries.flatMap((entry): readonly WrittenEntry[] => {
      if (entry.key === 'cond' || entry.key === 'guard') guards.push(withParams(entry.value));
      else if (entry.key === 'in') guards.push(callAt(entry.value, 'stateIn', [inState(state, entry.value)]));
      else if (entry.key === 'actions') return [{ ...entry, value: actions(reading, entry.value) }];
      else if (entry.key === 'target') return [{ ...entry, value: targets(state, entry.value) }];
      else if (entry.key !== 'internal') return [entry];
      return [];
    });
    const [guard, ...others] = guards;
    const at = written.place;
    if (guard) {
      const all: Written = { kind: 'list', items: guards, place: guard.place, source: guard.source };
      entries.push({
        key: 'guard',
        place: at,
        value: others.length > 0 ? callAt(guard, 'and', [all]) : guard,
      });
    }
    const isReentered = listOf(propertyOf(written, 'target')).some((target) =>
      reenters(outline, state, written, stringOf(target) ?? ''),
    );
    if (isReentered) entries.push({ key: 'reenter', place: at, value: plainAt(written, true) });
    return withEntries(written, entries);
  }

  /** A target of the machine itself means one of its children. */
  function targets(state: OutlineState, value: Written): Written {
    if (state.parent) return value;
    const items = listOf(value).map((item) => {
      const text = stringOf(item);
      return text === undefined || /^[.#]/.test(text) ? item : plainAt(item, `.${text}`);
    });
    return { kind: 'list', items, place: value.place, source: value.source };
  }

  const transitions = (state: OutlineState, value: Written): Written =>
    value.kind === 'list'
      ? { ...value, items: value.items.map((item) => transition(state, item)) }
      : transition(state, value);

  /** Sources of computed events and delays, in the order of their names. */
  const computed: string[] = [];

  /** Key of an event or a delay. XState 5 has a computed one by a name only. */
  function keyOf(trigger: Written | undefined, property: string): string {
    if (!trigger || trigger.kind === 'plain') return String(trigger?.value ?? '');
    if (!computed.includes(trigger.source)) computed.push(trigger.source);
    const name = `inline ${property} ${computed.indexOf(trigger.source) + 1}`;
    report(reading, 'warning', `XState 5 has no computed ${property} here: it is drawn as ${name}.`, trigger);
    return name;
  }

  function byTrigger(value: Written, property: 'event' | 'delay'): Written {
    if (value.kind !== 'list') return value;
    const groups = new Map<string, readonly Written[]>();
    for (const item of value.items) {
      const key = keyOf(propertyOf(item, property), property);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    const { place, source } = value;
    return objectAt(
      value,
      [...groups].map(([key, items]) => ({ key, place, value: { kind: 'list', items, place, source } })),
    );
  }

  /** Types of XState's own events. */
  const eventType = (key: string): string =>
    key
      .replace(/^done\.invoke\./, 'xstate.done.actor.')
      .replace(/^error\.(?:platform|execution|communication)\./, 'xstate.error.actor.')
      .replace(/^done\.state\./, 'xstate.done.state.');

  function on(state: OutlineState, entry: WrittenEntry): readonly WrittenEntry[] {
    const group = byTrigger(entry.value, 'event');
    if (group.kind !== 'object') return [entry];
    const converted = group.entries.map((item) => ({
      ...item,
      key: eventType(item.key),
      value: transitions(state, item.value),
    }));
    const always = converted.filter(({ key }) => key === '').map((item) => renamed(item, 'always'));
    return [
      {
        ...entry,
        value: withEntries(
          group,
          converted.filter(({ key }) => key !== ''),
        ),
      },
      ...always,
    ];
  }

  function after(state: OutlineState, entry: WrittenEntry): readonly WrittenEntry[] {
    const group = byTrigger(entry.value, 'delay');
    if (group.kind !== 'object') return [entry];
    const entries = group.entries.map((item) => ({ ...item, value: transitions(state, item.value) }));
    return [{ ...entry, value: withEntries(group, entries) }];
  }

  function invoke(state: OutlineState, value: Written): Written {
    if (value.kind !== 'object') return value;
    const entries = value.entries.flatMap((entry): readonly WrittenEntry[] => {
      if (entry.key === 'data') return [renamed(entry, 'input')];
      if (entry.key === 'onDone' || entry.key === 'onError') {
        return [{ ...entry, value: transitions(state, entry.value) }];
      }
      if (entry.key === 'src' && entry.value.kind === 'object') {
        const type = propertyOf(entry.value, 'type');
        report(reading, 'warning', 'XState 5 has no parameters of src: pass them as input.', entry.value);
        return type ? [{ ...entry, value: type }] : [entry];
      }
      if (entry.key === 'autoForward' || entry.key === 'forward') {
        report(reading, 'warning', 'XState 5 has no autoForward: send the events with sendTo.', entry);
        return [];
      }
      return [entry];
    });
    return withEntries(value, entries);
  }

  const invokes = (state: OutlineState, value: Written): Written =>
    value.kind === 'list'
      ? { ...value, items: value.items.map((item) => invoke(state, item)) }
      : invoke(state, value);

  /** Activities as actors that run while the state is active. */
  function activities(entry: WrittenEntry): readonly WrittenEntry[] {
    const warning = 'XState 5 has no activities: they are drawn as invoked actors.';
    report(reading, 'warning', warning, entry);
    const items = listOf(entry.value).map((item) =>
      objectAt(item, [{ key: 'src', place: item.place, value: propertyOf(item, 'type') ?? item }]),
    );
    const { place, source } = entry.value;
    return [{ ...entry, key: 'invoke', value: { kind: 'list', items, place, source } }];
  }

  function entry(state: OutlineState, item: WrittenEntry): readonly WrittenEntry[] {
    const { key, value } = item;
    switch (key) {
      case 'on':
        return on(state, item);
      case 'after':
        return after(state, item);
      case 'always':
      case 'onDone':
        return [{ ...item, value: transitions(state, value) }];
      case 'entry':
      case 'onEntry':
        return [{ ...item, key: 'entry', value: actions(reading, value) }];
      case 'exit':
      case 'onExit':
        return [{ ...item, key: 'exit', value: actions(reading, value) }];
      case 'invoke':
        return [{ ...item, value: invokes(state, value) }];
      case 'activities':
        return activities(item);
      case 'data':
        return [renamed(item, 'output')];
      case 'schema':
      case 'tsTypes':
        return [];
      case 'predictableActionArguments':
      case 'preserveActionOrder':
        return checkDefault(item);
      case 'strict':
      case 'delimiter':
        report(reading, 'warning', `XState 5 has no ${key}.`, item);
        return [];
      case 'parallel':
        return value.kind === 'plain' && value.value === true
          ? [{ ...item, key: 'type', value: plainAt(value, 'parallel') }]
          : [];
      case 'states': {
        if (value.kind !== 'object') return [item];
        const inner = value.entries.map((child) => {
          const childState = state.children.get(child.key);
          return childState ? { ...child, value: stateOf(childState) } : child;
        });
        return [{ ...item, value: withEntries(value, inner) }];
      }
      default:
        return [item];
    }
  }

  /** XState 5 always behaves as with these options. */
  function checkDefault(item: WrittenEntry): readonly WrittenEntry[] {
    const isTrue = item.value.kind === 'plain' && item.value.value === true;
    if (!isTrue) report(reading, 'warning', `XState 5 always has ${item.key}.`, item);
    return [];
  }

  function stateOf(state: OutlineState): Written {
    const { written } = state;
    if (written.kind !== 'object') return written;
    return withEntries(written, merged(written.entries.flatMap((item) => entry(state, item))));
  }
  return stateOf;
}

/** Entries of the same key as one list, such as `always` and the transitions of an empty event. */
function merged(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  const byKey = new Map<string, WrittenEntry>();
  for (const entry of entries) {
    const known = byKey.get(entry.key);
    const isList = known && ['always', 'invoke', 'entry', 'exit'].includes(entry.key);
    const { place, source } = entry.value;
    byKey.set(
      entry.key,
      isList
        ? {
            ...known,
            value: { kind: 'list', items: [...listOf(known.value), ...listOf(entry.value)], place, source },
          }
        : entry,
    );
  }
  return [...byKey.values()];
}

/** Options of XState 4 by their names in XState 5. */
function implementations(value: Written): Written {
  if (value.kind !== 'object') return value;
  const names: Readonly<Record<string, string>> = { services: 'actors', activities: 'actors' };
  return withEntries(
    value,
    value.entries.map((item) => renamed(item, names[item.key] ?? item.key)),
  );
}

/** A configuration with the context of `withContext` or `withConfig`. */
function configWith(reading: Report, config: Written, context: Written | undefined): Written {
  if (config.kind !== 'object' || !context) return config;
  const warning = 'XState 5 has no withContext: this context is drawn as that of the configuration.';
  report(reading, 'warning', warning, context);
  const others = config.entries.filter(({ key }) => key !== 'context');
  return withEntries(config, [...others, { key: 'context', place: context.place, value: context }]);
}

/**
 * Converts a machine of XState 4, and reports what XState 5 does differently. Guards have the name `cond` in XState 4,
 * actors are services, and a transition to its own state leaves it, unless it is internal.
 */
export function convertVersion4(reading: Report, machine: WrittenMachine, outline: Outline): WrittenMachine {
  return {
    ...machine,
    config: configWith(reading, converter(reading, outline)(outline.root), machine.context),
    implementations: machine.implementations.map(implementations),
  };
}
