import {
  answerPrefixes,
  type Chart,
  type ChartInvoke,
  type ChartNode,
  type ChartTransition,
  type ChartTree,
  type InvokeDefinition,
  type StateDefinition,
} from '../graph';
import { absoluteTarget, defaultId, oneOrList, transitionConfig, unlessEmpty } from './transitionConfig';

/** Configuration of a state; undefined properties are left out of the JSON. */
type StateConfig = Readonly<Record<string, unknown>>;

/** Position of a transition in a state's configuration. */
type Place =
  | { readonly in: 'always' | 'onDone' }
  | { readonly in: 'on' | 'after'; readonly key: string }
  | { readonly in: 'invoke'; readonly id: string; readonly key: 'onDone' | 'onError' | 'onSnapshot' }
  /** Part of the target's configuration. */
  | { readonly in: 'route' };

const answers = [
  [answerPrefixes.done, 'onDone'],
  [answerPrefixes.error, 'onError'],
  [answerPrefixes.snapshot, 'onSnapshot'],
] as const;

/** Position of a transition. An author may write event types of XState in `on`, too. */
function placeOf({ kind, event = '', delay }: ChartTransition, { id, invokes }: ChartNode): Place {
  if (kind === 'always') return { in: 'always' };
  if (kind === 'route') return { in: 'route' };
  if (event === `xstate.done.state.${id}`) return { in: 'onDone' };
  const delayKey = delay?.name ?? (typeof delay?.ms === 'number' ? String(delay.ms) : undefined);
  if (delayKey !== undefined) return { in: 'after', key: delayKey };
  for (const [prefix, key] of answers) {
    const invoke = invokes.find((each) => event === `${prefix}${each.id}`);
    if (invoke) return { in: 'invoke', id: invoke.id, key };
  }
  return { in: 'on', key: event };
}

interface Placed {
  readonly place: Place;
  readonly transition: ChartTransition;
}

/** The transitions under each key of `on` or `after`. */
function byKey(chart: Chart, placed: readonly Placed[], where: 'on' | 'after'): StateConfig | undefined {
  const keyed = placed.flatMap(({ place, transition }) =>
    place.in === where ? [{ key: place.key, config: transitionConfig(chart, transition) }] : [],
  );
  const groups = [...new Set(keyed.map(({ key }) => key))].map(
    (key) => [key, oneOrList(keyed.filter((each) => each.key === key).map(({ config }) => config))] as const,
  );
  return groups.length > 0 ? Object.fromEntries(groups) : undefined;
}

function invokeConfig(
  chart: Chart,
  placed: readonly Placed[],
  { id, source }: ChartInvoke,
  definition: InvokeDefinition | undefined,
): StateConfig {
  const under = (key: 'onDone' | 'onError' | 'onSnapshot') =>
    oneOrList(
      placed
        .filter(({ place }) => place.in === 'invoke' && place.id === id && place.key === key)
        .map(({ transition }) => transitionConfig(chart, transition)),
    );
  return {
    id,
    src: definition?.source ?? source,
    systemId: definition?.systemId,
    input: definition?.input,
    onDone: under('onDone'),
    onError: under('onError'),
    onSnapshot: under('onSnapshot'),
  };
}

function initialConfig(
  { initial }: ChartNode,
  tree: ChartTree,
  definition: StateDefinition['initial'] | undefined,
): unknown {
  if (!initial) return undefined;
  const target = tree.nodeOf(initial.target)?.key;
  const { actions = [], meta } = definition ?? {};
  const { description } = initial;
  return actions.length === 0 && description === undefined && meta === undefined
    ? target
    : { target, actions: unlessEmpty(actions), description, meta };
}

/** Type of a state, unless it follows from its children. */
const writtenType = ({ type }: ChartNode): string | undefined =>
  type === 'atomic' || type === 'compound' ? undefined : type;

/** Configuration of a state and its descendants. */
export function stateConfig(chart: Chart, tree: ChartTree, node: ChartNode): StateConfig {
  const placed = chart.transitions
    .filter(({ source }) => source === node.id)
    .map((transition) => ({ place: placeOf(transition, node), transition }));
  const at = (where: 'always' | 'onDone') =>
    oneOrList(
      placed
        .filter(({ place }) => place.in === where)
        .map(({ transition }) => transitionConfig(chart, transition)),
    );
  const route = chart.transitions.find(({ kind, targets }) => kind === 'route' && targets.includes(node.id));
  const isNamed = node.id !== defaultId(chart, node.path) || node.path.length === 0 || route !== undefined;
  const definition = chart.definition.states[node.id];
  const children = tree.childrenOf(node.id).map((child) => [child.key, stateConfig(chart, tree, child)]);
  return {
    id: isNamed ? node.id : undefined,
    description: node.description,
    type: writtenType(node),
    tags: unlessEmpty(node.tags),
    history: node.history?.kind,
    target: oneOrList((node.history?.targets ?? []).map((id) => absoluteTarget(chart, id))),
    initial: initialConfig(node, tree, definition?.initial),
    entry: unlessEmpty(definition?.entry ?? []),
    exit: unlessEmpty(definition?.exit ?? []),
    invoke: oneOrList(
      node.invokes.map((invoke, index) => invokeConfig(chart, placed, invoke, definition?.invokes[index])),
    ),
    always: at('always'),
    on: byKey(chart, placed, 'on'),
    after: byKey(chart, placed, 'after'),
    onDone: at('onDone'),
    route: route && transitionConfig(chart, route),
    output: definition?.output,
    meta: definition?.meta,
    states: children.length > 0 ? Object.fromEntries(children) : undefined,
  };
}
