import type { GeneratorValue } from 'fast-check';
import { type AnyStateMachine, createMachine } from 'xstate';
import { fc } from './fastCheck';

export interface RandomTransition {
  readonly target?: readonly string[];
  readonly guard?: string;
  readonly actions?: string[];
  readonly reenter?: boolean;
  readonly description?: string;
}

export interface RandomState {
  type?: 'parallel' | 'final' | 'history';
  history?: 'shallow' | 'deep';
  target?: string;
  initial?: string;
  entry?: string[];
  states?: Record<string, RandomState>;
  on?: Record<string, RandomTransition>;
  always?: RandomTransition;
  after?: Record<number, RandomTransition>;
}

/** A state with the keys that lead to it. */
interface Placed {
  readonly state: RandomState;
  readonly path: readonly string[];
}

const LEVELS = 4;
/** From this many states on, no more are put inside others. */
const ENOUGH = 7;

const placed = (state: RandomState, path: readonly string[] = []): readonly Placed[] => [
  { state, path },
  ...Object.entries(state.states ?? {}).flatMap(([key, child]) => placed(child, [...path, key])),
];

/** The root of a machine of about 5 to 18 states, drawn from a generator. Its id is `random`. */
export function randomRoot(generate: GeneratorValue): RandomState {
  const chance = (share: number): boolean => generate(fc.nat, 99) < 100 * share;
  const upTo = (count: number): number => generate(fc.nat, count - 1);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items.length === 0 ? undefined : items[upTo(items.length)];
  const words = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

  let grown = 0;
  function grow(level: number): RandomState {
    grown += 1;
    const isLeaf = level === LEVELS || grown > ENOUGH || chance(0.55);
    if (level > 0 && isLeaf) {
      return chance(0.12) ? { type: 'final' } : { entry: words('enter', upTo(3)) };
    }
    const isParallel = level > 0 && chance(0.3);
    const states: Record<string, RandomState> = Object.fromEntries(
      words('s', (level === 0 ? 3 : 2) + upTo(3)).map((key) => [key, grow(level + 1)]),
    );
    const start: RandomState = states.s0 ?? {};
    if (!isParallel && start.type === 'final') delete start.type;
    if (chance(0.25)) states.past = { type: 'history', history: chance(0.5) ? 'deep' : 'shallow' };
    if (states.past && !isParallel && chance(0.5)) states.past.target = 's1';
    return isParallel ? { type: 'parallel', states } : { initial: 's0', states };
  }

  const root = grow(0);
  const all = placed(root);
  const idOf = ({ path }: Placed): string => `#${['random', ...path].join('.')}`;
  const regions = all.filter(({ state }) => state.type === 'parallel');

  /** A state, or one in each of two regions of the same state. */
  function targets(source: Placed): readonly string[] {
    const kind = upTo(100);
    if (kind < 8) return [];
    if (kind < 15) return [idOf(source)];
    const split = kind < 20 ? pick(regions) : undefined;
    const inside = (key: string) =>
      all.filter(({ path }) => split && [...split.path, key].every((step, at) => step === path[at]));
    const places = split ? [pick(inside('s0')), pick(inside('s1'))] : [pick(all.slice(1))];
    return places.flatMap((place) => (place ? [idOf(place)] : []));
  }

  function connect(name: string): void {
    const source = pick(all.filter(({ state }) => state.type !== 'final' && state.type !== 'history'));
    if (!source) return;
    const target = targets(source);
    const transition: RandomTransition = {
      ...(target.length > 0 ? { target } : {}),
      ...(chance(0.25) ? { guard: `isAllowedAt${upTo(90)}` } : {}),
      actions: words('action', chance(0.3) ? 1 + upTo(4) : 0),
      reenter: chance(0.15),
      ...(chance(0.05)
        ? { description: 'Why this is so, in a sentence that needs more than one line.' }
        : {}),
    };
    const { state } = source;
    if (chance(0.08)) state.after = { ...state.after, [100 + upTo(5000)]: transition };
    else if (chance(0.05)) state.always ??= { ...transition, guard: 'isReady' };
    else state.on = { ...state.on, [name]: transition };
  }

  for (const name of words('EVENT_', Math.round(all.length * 1.4))) connect(name);
  return root;
}

const machineOf = (generate: GeneratorValue): AnyStateMachine =>
  createMachine({ id: 'random', ...randomRoot(generate) });

/**
 * Machines that nobody would write, the same in each run of the suite: up to four levels deep, with regions, histories,
 * final states, and transitions from anywhere to anywhere (to themselves, outwards, inwards, to several regions at once).
 */
export const randomMachines = (count: number): readonly AnyStateMachine[] =>
  fc.sample(fc.gen().map(machineOf), { numRuns: count, unbiased: true });
