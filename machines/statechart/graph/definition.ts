import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartDefinition, StateDefinition, TransitionDefinition } from './chart';
import { compositionOf, functionName, isDelayAction, isMachine, OWN, partsOf } from './definitionText';
import { type Json, toJson } from './json';
import { isRecord } from './plainData';
import { withDescendants, writtenInvokes } from './readStates';
import { declaredTransitions } from './readTransitions';

type Kind = 'guard' | 'action' | 'actor' | 'delay';

/** Names of one kind, in the order in which they are found. */
interface Names {
  /** Names that the author wrote. */
  readonly written: Set<string>;
  /** Names of inline functions, machines and other logic. */
  readonly inline: Map<unknown, string>;
}

type AllNames = Readonly<Record<Kind, Names>>;

const noNames = (): AllNames => {
  const none = (): Names => ({ written: new Set(), inline: new Map() });
  return { guard: none(), action: none(), actor: none(), delay: none() };
};

/** Parameters of XState's own actions, by the names of their properties. */
const ownParams = [
  ...['assignment', 'event', 'to', 'src', 'actorRef', 'sendId', 'value', 'label', 'collect'],
  ...['id', 'delay', 'systemId', 'input', 'syncSnapshot'],
];

const present = (properties: Readonly<Record<string, unknown>>): Json =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => (value === undefined ? [] : [[key, toJson(value)]])),
  );

const optional = (value: unknown): Json | undefined => (value === undefined ? undefined : toJson(value));

/** A name, with its parameters if it has any. */
const called = (type: string, params: unknown): Json =>
  params === undefined ? type : { type, params: toJson(params) };

/**
 * Reads a machine as JSON.
 * @param taken names that no inline function may have.
 */
function encode(machine: AnyStateMachine, taken: AllNames) {
  const names = noNames();

  function written(kind: Kind, name: string): string {
    names[kind].written.add(name);
    return name;
  }

  /** Name of an inline function: its own if it is free, or `inline guard 1`. */
  function inlineName(kind: Kind, value: unknown, own: string): string {
    const { inline } = names[kind];
    const known = inline.get(value);
    if (known !== undefined) return known;
    const isTaken = (name: string) => taken[kind].written.has(name) || [...inline.values()].includes(name);
    let name = own;
    for (let number = inline.size + 1; name === 'inline' || isTaken(name); number += 1) {
      name = `inline ${kind} ${number}`;
    }
    inline.set(value, name);
    return name;
  }

  function sourceOf(source: unknown): string {
    if (typeof source === 'string') return written('actor', source);
    return inlineName('actor', source, isMachine(source) ? source.id : 'inline');
  }

  function guardJson(guard: unknown): Json {
    if (typeof guard === 'string') return written('guard', guard);
    const composition = compositionOf(guard);
    if (composition === 'stateIn') {
      const value = isRecord(guard) ? guard.stateValue : undefined;
      return { type: `${OWN}stateIn`, params: { stateValue: toJson(value) } };
    }
    if (composition) {
      return { type: `${OWN}${composition}`, params: { guards: partsOf(guard).map(guardJson) } };
    }
    if (typeof guard === 'function') return inlineName('guard', guard, functionName(guard));
    return isRecord(guard) ? called(written('guard', String(guard.type)), guard.params) : toJson(guard);
  }

  function ownActionJson(type: string, action: Readonly<Record<string, unknown>>): Json {
    const params = Object.fromEntries(ownParams.map((name) => [name, action[name]]));
    if (typeof params.delay === 'string') written('delay', params.delay);
    const src = params.src === undefined ? undefined : sourceOf(params.src);
    return { type, params: present({ ...params, src, syncSnapshot: params.syncSnapshot || undefined }) };
  }

  function actionJson(action: unknown): Json {
    if (typeof action === 'string') return written('action', action);
    if (!isRecord(action)) return toJson(action);
    const { type, params } = action;
    if (typeof action !== 'function') return called(written('action', String(type)), params);
    const isOwn = typeof type === 'string' && type.startsWith(OWN);
    return isOwn ? ownActionJson(type, action) : inlineName('action', action, functionName(action));
  }

  const actionsJson = (actions: readonly unknown[]): readonly Json[] =>
    actions.filter((action) => !isDelayAction(action)).map(actionJson);

  const initialOf = (node: AnyStateNode): StateDefinition['initial'] => {
    if (node.type !== 'compound') return { actions: [], meta: undefined };
    return { actions: actionsJson(node.initial.actions), meta: optional(node.initial.meta) };
  };

  const stateOf = (node: AnyStateNode): StateDefinition => ({
    entry: actionsJson(node.entry),
    exit: actionsJson(node.exit),
    initial: initialOf(node),
    invokes: writtenInvokes(node).map(({ src, input, systemId }) => ({
      source: sourceOf(src),
      input: optional(input),
      systemId: typeof systemId === 'string' ? systemId : undefined,
    })),
    output: optional(node.output),
    meta: optional(node.meta),
  });

  function transitionOf({ event, definition }: ReturnType<typeof declaredTransitions>[number]) {
    const { guard, actions, meta, target } = definition;
    // XState adds a guard of its own to a route, whose configuration is a part of its target.
    const [reached] = target ?? [];
    const route: unknown = event === 'xstate.route' ? reached?.config.route : undefined;
    const own = isRecord(route) ? route.guard : guard;
    if ('delay' in definition && typeof definition.delay === 'string') written('delay', definition.delay);
    return {
      guard: own === undefined ? undefined : guardJson(own),
      actions: actionsJson(actions),
      meta: optional(meta),
    } satisfies TransitionDefinition;
  }

  const nodes = withDescendants(machine.root);
  const states = Object.fromEntries(nodes.map((node) => [node.id, stateOf(node)]));
  const transitions = Object.fromEntries(
    nodes.flatMap(declaredTransitions).map((declared) => [declared.id, transitionOf(declared)]),
  );

  /** Implementations of one kind: those of the machine, those written inline, and names without one. */
  function implementationsOf(
    kind: Kind,
    known: Readonly<Record<string, unknown>>,
    json: (value: unknown) => Json,
  ) {
    const own = Object.entries(known).filter(([, value]) => value !== undefined);
    const implemented = [...own.map(([name, value]) => [name, json(value)] as const)];
    const { inline, written: used } = names[kind];
    const all = new Set(implemented.map(([name]) => name));
    return Object.fromEntries([
      ...implemented,
      ...[...inline]
        .filter(([, name]) => !all.has(name))
        .map(([value, name]) => [name, json(value)] as const),
      ...[...used].filter((name) => !all.has(name)).map((name) => [name, { $type: 'missing' }] as const),
    ]);
  }

  const code: Json = { $type: 'function' };
  const isCode = (value: unknown, type: unknown) =>
    typeof value === 'function' && !(typeof type === 'string' && type.startsWith(OWN));
  const logicOf = (value: unknown) => (isRecord(value) && 'src' in value ? value.src : value);
  const { guards, actions, actors, delays } = machine.implementations;
  const definition: ChartDefinition = {
    version: machine.version,
    context: optional(machine.config.context),
    states,
    transitions,
    implementations: {
      guards: implementationsOf('guard', guards, (guard) =>
        typeof guard === 'function' && compositionOf(guard) === undefined ? code : guardJson(guard),
      ),
      actions: implementationsOf('action', actions, (action) =>
        isCode(action, isRecord(action) ? action.type : undefined) ? code : actionJson(action),
      ),
      actors: implementationsOf('actor', actors, (actor) => {
        const logic = logicOf(actor);
        return isMachine(logic) ? { $type: 'machine', id: logic.id } : code;
      }),
      delays: implementationsOf('delay', delays, (delay) =>
        typeof delay === 'number' ? toJson(delay) : code,
      ),
    },
  };
  return { definition, names };
}

/** Names that the author gave to implementations, used or not. */
function writtenNames(machine: AnyStateMachine): AllNames {
  const { names } = encode(machine, noNames());
  const { guards, actions, actors, delays } = machine.implementations;
  const all = { guard: guards, action: actions, actor: actors, delay: delays };
  for (const kind of ['guard', 'action', 'actor', 'delay'] as const) {
    for (const name of Object.keys(all[kind])) names[kind].written.add(name);
  }
  return names;
}

/** What the texts of a chart leave out, as JSON. Inline functions get names, which no other implementation has. */
export const definitionOf = (machine: AnyStateMachine): ChartDefinition =>
  encode(machine, writtenNames(machine)).definition;
