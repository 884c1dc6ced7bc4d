import {
  and,
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate';

interface Seat {
  readonly row: number;
  readonly letter: string;
}

interface BookingContext {
  seats: Seat[];
  price?: number;
  readonly limit: number;
}

type BookingEvent =
  | { type: 'seat.picked'; seat: Seat }
  | { type: 'seat.dropped'; seat: Seat }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'cancel' }
  | { type: 'price.changed'; price: number };

enum Step {
  Seats = 'seats',
  Extras = 'extras',
  Payment = 'payment',
}

const holdTime = 15 * 60 * 1000;

export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as { limit?: number },
    output: {} as { readonly seats: number },
    tags: {} as 'editable' | 'busy',
  },
  actors: {
    hold: fromPromise<{ until: number }, { seats: Seat[] }>(async () => ({ until: 0 })),
    prices: fromCallback(() => () => undefined),
  },
  actions: {
    pick: assign({
      seats: ({ context, event }) => {
        assertEvent(event, 'seat.picked');
        return [...context.seats, event.seat];
      },
    }),
    drop: assign({ seats: [] }),
    track: (_, _params: { step: string }) => undefined,
  },
  guards: {
    hasSeats: ({ context }) => context.seats.length > 0,
    isFull: ({ context }) => context.seats.length >= context.limit,
    isCheap: (_, { below }: { below: number }) => below > 0,
  },
  delays: { holdTime },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({ seats: [], limit: input.limit ?? 6 }),
  initial: Step.Seats,
  output: ({ context }) => ({ seats: context.seats.length }),
  on: {
    cancel: { target: '.canceled', description: 'At any time.' },
    'price.changed': { actions: assign({ price: ({ event }) => event.price }) },
  },
  invoke: { id: 'prices', src: 'prices' },
  states: {
    [Step.Seats]: {
      tags: ['editable'],
      entry: [{ type: 'track', params: { step: 'seats' } }],
      on: {
        'seat.picked': [{ guard: not('isFull'), actions: 'pick' }],
        'seat.dropped': { actions: ['drop', sendTo('prices', { type: 'refresh' })] },
        next: {
          guard: and(['hasSeats', or([not('isFull'), { type: 'isCheap', params: { below: 100 } }])]),
          target: Step.Extras,
        },
      },
    },
    [Step.Extras]: {
      on: { back: Step.Seats, next: Step.Payment },
      after: { holdTime: { target: Step.Seats, reenter: true, actions: raise({ type: 'cancel' }) } },
    },
    [Step.Payment]: {
      tags: 'busy',
      invoke: {
        src: 'hold',
        input: ({ context }) => ({ seats: context.seats }),
        onDone: 'booked',
        onError: { target: Step.Extras, actions: enqueueActions(({ enqueue }) => enqueue('drop')) },
      },
      always: { guard: stateIn('#booking.canceled'), target: 'canceled' },
    },
    booked: { type: 'final' },
    canceled: { type: 'final' },
  },
});
