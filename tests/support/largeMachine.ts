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
