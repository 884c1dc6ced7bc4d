import { createMachine } from 'xstate';

const step = (next: string, back?: string) => ({
  on: { NEXT: next, ...(back ? { BACK: back } : {}) },
});

function named(key: string, title: string) {
  const description = `Step: ${title}`;
  return { description, meta: { key } };
}

export const createWizard = () =>
  createMachine({
    id: 'wizard',
    initial: 'name',
    states: {
      name: { ...named('name', 'Your name'), ...step('address') },
      address: { ...named('address', 'Your address'), ...step('payment', 'name') },
      payment: { ...named('payment', 'Your card'), ...step('done', 'address') },
      done: { type: 'final' },
    },
  });

export const wizard = createWizard();
