import { entryOf, propertyOf, stringOf, type Written, type WrittenEntry } from './written';

/** A state with its position among the others. */
export interface OutlineState {
  readonly key: string;
  readonly path: readonly string[];
  /** Id that is written. */
  readonly id: string | undefined;
  readonly written: Written;
  readonly parent: OutlineState | undefined;
  readonly children: ReadonlyMap<string, OutlineState>;
}

/** The states of a machine. */
export interface Outline {
  readonly root: OutlineState;
  readonly states: readonly OutlineState[];
  /** States by their ids: the written one, or their path from the id of the machine. The first with an id has it. */
  readonly byId: ReadonlyMap<string, OutlineState>;
}

/** States that are written in `states`; not those that cannot be read. */
export const stateEntries = (written: Written): readonly WrittenEntry[] => {
  const states = propertyOf(written, 'states');
  return states?.kind === 'object' ? states.entries : [];
};

/** Reads the hierarchy of the states. */
export function outlineOf(config: Written, machineId: string): Outline {
  const states: OutlineState[] = [];
  const byId = new Map<string, OutlineState>();
  const add = (
    written: Written,
    key: string,
    path: readonly string[],
    parent: OutlineState | undefined,
  ): OutlineState => {
    const children = new Map<string, OutlineState>();
    const id = parent ? stringOf(entryOf(written, 'id')?.value) : machineId;
    const state: OutlineState = { key, path, id, written, parent, children };
    states.push(state);
    const known = id ?? [machineId, ...path].join('.');
    if (!byId.has(known)) byId.set(known, state);
    for (const entry of stateEntries(written)) {
      children.set(entry.key, add(entry.value, entry.key, [...path, entry.key], state));
    }
    return state;
  };
  return { root: add(config, machineId, [], undefined), states, byId };
}

/** Splits a path like XState does: at dots, unless a backslash escapes them. */
export function keysOf(path: string): readonly string[] {
  const keys = [''];
  for (let at = 0; at < path.length; at += 1) {
    const character = path[at] ?? '';
    if (character === '\\') {
      at += 1;
      keys.push(`${keys.pop()}${path[at] ?? ''}`);
    } else if (character === '.') keys.push('');
    else keys.push(`${keys.pop()}${character}`);
  }
  return keys;
}

/** The state at a path below another; an empty key ends the path, as in XState. */
function below(state: OutlineState | undefined, keys: readonly string[]): OutlineState | undefined {
  let at = state;
  for (const key of keys) {
    if (key === '') break;
    at = at?.children.get(key);
  }
  return at;
}

/** The state that a target means; undefined for a target that XState rejects. */
export function targetOf(outline: Outline, source: OutlineState, target: string): OutlineState | undefined {
  const [first = '', ...others] = keysOf(target);
  if (target.startsWith('#')) return below(outline.byId.get(first.slice(1)), others);
  if (target.startsWith('.')) return below(source, keysOf(target.slice(1)));
  return below(source.parent, [first, ...others]);
}

/** True for a state itself and for its descendants. */
export function isWithin(state: OutlineState, outer: OutlineState): boolean {
  for (let at: OutlineState | undefined = state; at; at = at.parent) if (at === outer) return true;
  return false;
}
