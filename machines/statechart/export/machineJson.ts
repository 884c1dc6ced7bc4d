import { type Chart, chartTree, type Json } from '../graph';
import { stateConfig } from './stateConfig';

/** Implementations, without the kinds that a machine has none of. */
function implementations({ definition }: Chart) {
  const kinds = Object.entries(definition.implementations).filter(
    ([, named]) => Object.keys(named).length > 0,
  );
  return kinds.length > 0 ? Object.fromEntries(kinds) : undefined;
}

/**
 * Configuration for `createMachine` as JSON, which `readMachines` reads into the same chart. XState's own actions and guards are
 * objects: `{ "type": "xstate.raise", "params": { "event": … } }`. `implementations` lists all names: numbers, compositions, and
 * `{ "$type": "function" }` for code, which JSON does not have. Inline functions are represented by names.
 */
export function machineJson(chart: Chart): string {
  const { root } = chartTree(chart);
  const { version, context } = chart.definition;
  const config = root ? stateConfig(chart, chartTree(chart), root) : {};
  const whole = { ...config, version, context, implementations: implementations(chart) };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

/** Code that the JSON of a machine only names. */
export interface MissingCode {
  readonly kind: 'guard' | 'action' | 'actor' | 'delay' | 'value';
  /** Name of the function; a machine has its id. */
  readonly name: string;
}

const kinds = { guards: 'guard', actions: 'action', actors: 'actor', delays: 'delay' } as const;

const isMarked = (json: Json, ...marks: readonly string[]): boolean =>
  typeof json === 'object' && json !== null && '$type' in json && marks.includes(String(json.$type));

/** Names of the functions and other values inside of JSON that have no code there. */
function namesIn(json: Json | undefined): readonly string[] {
  if (typeof json !== 'object' || json === null) return [];
  if ('$type' in json && 'name' in json && isMarked(json, 'function', 'other')) return [String(json.name)];
  return Object.values(json).flatMap(namesIn);
}

/** Everything that the JSON of a machine names, but does not contain: implementations, then functions that compute values. */
export function missingCode({ definition }: Chart): readonly MissingCode[] {
  const { context, states, transitions, implementations: all } = definition;
  const implementations = (['guards', 'actions', 'actors', 'delays'] as const).flatMap((group) =>
    Object.entries(all[group])
      .filter(([, json]) => isMarked(json, 'function', 'missing', 'machine'))
      .map(([name]): MissingCode => ({ kind: kinds[group], name })),
  );
  const values = JSON.parse(JSON.stringify([context ?? null, states, transitions, all])) as Json;
  return [
    ...implementations,
    ...[...new Set(namesIn(values))].map((name): MissingCode => ({ kind: 'value', name })),
  ];
}
