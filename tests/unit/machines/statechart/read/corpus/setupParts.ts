import { setup } from 'xstate';

const door = setup({
  types: { events: {} as { type: 'open' } | { type: 'close' } | { type: 'knock' } },
  actions: { ring: () => undefined },
});

const closed = door.createStateConfig({
  on: { open: { target: 'opened' }, knock: { actions: 'ring' } },
});
const opened = door.createStateConfig({ on: { close: 'closed' }, entry: 'ring' });
const creak = door.createAction(() => console.log('creak'));

export const doorMachine = door.createMachine({
  id: 'door',
  initial: 'closed',
  exit: creak,
  states: { closed, opened },
});
