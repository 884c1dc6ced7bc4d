import { enqueueActions, fromCallback, fromObservable, fromTransition, setup } from 'xstate';

export const Label = () => <strong>Uploads</strong>;

const progress = fromCallback<{ type: 'tick' }>(({ sendBack }) => {
  const timer = setInterval(() => sendBack({ type: 'tick' }), 100);
  return () => clearInterval(timer);
});

const machineSetup = setup({
  types: { events: {} as { type: 'tick' } | { type: 'cancel' } | { type: 'add'; name: string } },
  actors: {
    progress,
    counter: fromTransition((count: number) => count + 1, 0),
    feed: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) })),
  },
  actions: { track: (_, params: { name: string }) => console.log(params.name) },
  guards: { isLarge: (_, { above }: { above: number }) => above > 0 },
});

export const uploadMachine = machineSetup.createMachine({
  id: 'upload',
  description: 'Uploads files, one after another.',
  initial: 'idle',
  states: {
    idle: {
      on: {
        add: [
          { guard: { type: 'isLarge', params: { above: 10 } }, target: 'uploading' },
          { target: 'uploading', actions: { type: 'track', params: ({ event }) => ({ name: event.name }) } },
        ],
      },
    },
    uploading: {
      invoke: [{ src: 'progress' }, { src: 'feed', id: 'feed' }],
      on: {
        tick: {
          actions: enqueueActions(({ enqueue, check }) => {
            if (check({ type: 'isLarge', params: { above: 1 } }))
              enqueue({ type: 'track', params: { name: 'a' } });
          }),
        },
        cancel: { target: 'idle' },
      },
    },
  },
});
