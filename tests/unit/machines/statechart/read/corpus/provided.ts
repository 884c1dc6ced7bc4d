import { createMachine, not } from 'xstate';

const base = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: { toggle: { target: 'on', guard: 'hasPower' }, repair: { guard: 'isBroken', target: 'off' } },
    },
    on: { on: { toggle: 'off' }, after: { sleep: 'off' } },
  },
});

export const lamp = base.provide({
  guards: { hasPower: () => true, isBroken: not('hasPower') },
  delays: { sleep: 60_000 },
  actors: {},
});
