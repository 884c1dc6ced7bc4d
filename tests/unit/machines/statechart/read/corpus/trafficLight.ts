import { createMachine } from 'xstate';

// The smallest form: one call, no setup.
export const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { 3000: 'yellow' }, tags: 'go' },
    yellow: { after: { 1000: { target: 'red', description: 'Clearing the junction.' } } },
    /* Stops everyone. */
    red: { after: { 2000: [{ target: 'green' }] }, tags: ['stop', 'wait'] },
  },
});
