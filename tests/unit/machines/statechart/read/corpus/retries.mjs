import { createMachine } from 'xstate';

const MAX = 3;
const after = (ms, target) => ({ after: { [ms]: target } });
const failing = { onError: [{ guard: `below${MAX}`, target: 'waiting' }, { target: 'failed' }] };

export const retryMachine = createMachine({
  id: 'retry',
  initial: 'idle',
  states: {
    idle: { on: { START: 'trying' } },
    trying: { invoke: { src: 'request', onDone: 'done', ...failing } },
    waiting: { ...after(1000 * 2, 'trying'), on: { CANCEL: 'idle' } },
    failed: { on: { RETRY: { target: 'trying', actions: ['reset'] } } },
    done: { type: 'final' },
  },
});

/** Keys that are no identifiers. */
export const stepsMachine = createMachine({
  id: 'steps',
  initial: '1',
  states: {
    1: { on: { 'go to 2': '2' } },
    2: { on: { 'back-to 1': '1', "it's": 'state three' } },
    'state three': { meta: { title: 'Three', tags: ['a', 'b'] }, description: `Third ${'of'} ${MAX}` },
  },
});
