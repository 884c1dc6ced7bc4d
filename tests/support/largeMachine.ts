import { createMachine } from 'xstate';

const PARTS = 8;
const GROUPS = 4;
const STEPS = 5;

const times = <Item>(count: number, item: (at: number) => Item): Record<string, Item> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, item(at)]));

/** The id of a state by its indices, modulo the number of siblings. */
const place = (part: number, group?: number, step?: number): string =>
  [
    `#large.s${part % PARTS}`,
    ...(group === undefined ? [] : [`s${group % GROUPS}`]),
    ...(step === undefined ? [] : [`s${step % STEPS}`]),
  ].join('.');

/** Two transitions each: to the next step and to the one after it, or out of the group, or out of the part. */
const step = (part: number, group: number, at: number) => ({
  on: {
    CONTINUE: place(part, group, at + 1),
    SKIP: at < STEPS - 1 ? place(part, group, at + 2) : place(part + (group === 0 ? 1 : 0), group + 1, 0),
  },
});

/** A machine of 200 states and 400 transitions, most of them local: as large as machines get. */
export const largeMachine = createMachine({
  id: 'large',
  initial: 's0',
  states: times(PARTS, (part) => ({
    initial: 's0',
    on: { NEXT_PART: { target: place(part + 1), guard: 'isComplete' }, REFRESH: { actions: 'refresh' } },
    states: times(GROUPS, (group) => ({
      initial: 's0',
      on: {
        NEXT_GROUP: { target: place(part, group + 1), guard: 'isComplete', actions: 'save' },
        RESTART: { target: place(part, group, 0) },
      },
      states: times(STEPS, (at) => step(part, group, at)),
    })),
  })),
});

interface NestedState {
  readonly on: Record<string, string>;
  readonly initial?: string;
  readonly states?: Record<string, NestedState>;
}

/**
 * A machine of levels: each state leads to its next sibling, and states without children to the one after it, too.
 * @param counts children of each state, for each level from the outside.
 */
export function nestedMachine(counts: readonly number[]) {
  const states = ([count = 0, ...inner]: readonly number[]): Record<string, NestedState> =>
    times(count, (at) => ({
      on: {
        CONTINUE: `s${(at + 1) % count}`,
        ...(inner.length === 0 ? { SKIP: `s${(at + 2) % count}` } : {}),
      },
      ...(inner.length === 0 ? {} : { initial: 's0', states: states(inner) }),
    }));
  return createMachine({ id: 'nested', initial: 's0', states: states(counts) });
}

/**
 * A machine whose states all have one parent and three transitions each: to the next one, and to two others anywhere.
 * @param count of states.
 */
export const flatMachine = (count: number) =>
  createMachine({
    id: 'flat',
    initial: 's0',
    states: times(count, (at) => ({
      on: {
        CONTINUE: `s${(at + 1) % count}`,
        JUMP: `s${(at * at + 7) % count}`,
        RETURN: `s${(at * 13 + 5) % count}`,
      },
    })),
  });

/**
 * Steps with a way forward, back and out of every second one, and some shortcuts, as in a form of many pages.
 * @param count of states.
 */
export const stepsMachine = (count: number) => {
  const at = (step: number) => `s${Math.min(Math.max(step, 0), count - 1)}`;
  return createMachine({
    id: 'steps',
    initial: 's0',
    states: times(count, (step) => ({
      on: {
        NEXT: at(step + 1),
        BACK: at(step - 1),
        ...(step % 2 === 1 ? { CANCEL: at(count - 1) } : {}),
        ...(step % 7 === 3 ? { SKIP: at(step + 5) } : {}),
      },
    })),
  });
};
