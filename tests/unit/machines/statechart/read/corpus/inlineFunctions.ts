import { and, createMachine, log, not, or, raise, stateIn } from 'xstate';

function isWeekend(): boolean {
  return [0, 6].includes(new Date().getDay());
}
const isOpen = () => !isWeekend();
const greet = () => {
  console.log('hello');
};

export const shop = createMachine({
  id: 'shop',
  initial: 'closed',
  entry: [greet, () => undefined, 'announce'],
  states: {
    closed: {
      on: {
        OPEN: { guard: isOpen, target: 'open' },
        FORCE: { guard: () => true, target: 'open' },
        NIGHT: { guard: and(['isNight', or([isWeekend, not('isHoliday')])]), target: 'open' },
        CHECK: { guard: not(() => false), actions: [log('checked'), raise({ type: 'OPEN' })] },
      },
    },
    open: {
      exit: function lockDoors() {
        console.log('locked');
      },
      on: {
        CLOSE: { guard: stateIn('#shop.open'), target: 'closed', actions: () => undefined },
      },
    },
  },
});
