import { createMachine } from 'xstate';

export const survey = createMachine({
  id: 'survey',
  description: 'Three questions.',
  meta: { owner: 'research', since: 2024, tags: ['a', { nested: true }] },
  initial: { target: 'first', actions: ['track'] },
  states: {
    first: {
      id: 'question one',
      meta: { text: 'How old are you?', range: [-1, +99], skip: null },
      on: { answer: { target: 'second', meta: { weight: 0.5 }, description: 'Stored at once.' } },
    },
    second: { on: { answer: '#third', back: '#question one', skip: {} } },
    'third.last': { id: 'third', always: [{ guard: 'isDone', target: 'end' }, { actions: 'remind' }] },
    end: { type: 'final' },
  },
});
