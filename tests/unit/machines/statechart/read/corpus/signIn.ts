import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';

interface Context {
  readonly email: string;
  readonly error: string | undefined;
  readonly attempts: number;
}

type Events = { type: 'email.changed'; value: string } | { type: 'submit' } | { type: 'reset' };

const MAX_ATTEMPTS = 3;
const INITIAL = { email: '', error: undefined, attempts: 0 } as const satisfies Context;

export const signInMachine = setup({
  types: { context: {} as Context, events: {} as Events, tags: {} as 'busy' | 'editable' },
  actors: {
    signIn: fromPromise(async ({ input }: { input: { email: string } }) => {
      const response = await fetch('/session', { method: 'POST', body: input.email });
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    }),
  },
  actions: {
    clear: assign(INITIAL),
    storeError: assign({
      error: (_, params: { message: string }) => params.message,
      attempts: ({ context }) => context.attempts + 1,
    }),
  },
  guards: {
    isValid: ({ context }) => context.email.includes('@'),
    hasAttempts: ({ context }) => context.attempts < MAX_ATTEMPTS,
  },
  delays: { lockTime: 30 * 1000, backoff: ({ context }) => context.attempts * 500 },
}).createMachine({
  id: 'signIn',
  context: INITIAL,
  initial: 'editing',
  on: { reset: { target: '.editing', actions: 'clear' } },
  states: {
    editing: {
      tags: ['editable'],
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.value }) },
        submit: [
          { guard: 'isValid', target: 'submitting' },
          { actions: { type: 'storeError', params: { message: 'This is not an address.' } } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'signIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'done',
        onError: [{ guard: 'hasAttempts', target: 'waiting' }, { target: 'locked' }],
      },
    },
    waiting: { after: { backoff: 'editing' } },
    locked: { after: { lockTime: { target: 'editing', actions: 'clear' } } },
    done: { type: 'final', output: ({ context }) => context.email },
  },
  output: ({ context }) => ({ email: context.email }),
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
