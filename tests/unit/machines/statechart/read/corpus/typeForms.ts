import { createMachine } from 'xstate';

type Key = 'a' | 'b';
const labels = { a: 'first', b: 'second' } satisfies Record<Key, string>;
const initial = 'a' as Key;
const names = { open: 'open', closed: 'closed' } as const;
const { open, closed: shut } = names;

const config = {
  id: 'forms',
  initial,
  states: {
    a: { description: labels.a, on: { GO: 'b' } },
    b: { description: labels.b, on: { GO: { target: 'a' as const } } },
  },
} satisfies object;

export const formsMachine = createMachine(config as Parameters<typeof createMachine>[0]);

export const optionalMachine = createMachine({
  id: 'optional',
  initial: labels.a === 'first' ? 'one' : 'two',
  states: {
    one: { on: { X: labels.a === 'first' ? 'two' : 'one', ...(labels.b === 'second' && { Y: 'two' }) } },
    two: { on: { X: 'one' } } satisfies object,
  },
});

export const assertedMachine = createMachine({
  id: 'asserted',
  initial: open,
  states: { [open]: { on: { CLOSE: { target: `clo${'sed'}` } } }, [shut]: {} },
});
