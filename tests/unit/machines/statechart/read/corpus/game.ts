import { assign, setup } from 'xstate';
import { MAX_LIVES, moves } from './shared/rules';

export const gameMachine = setup({
  types: {} as {
    context: { lives: number; score: number };
    events: { type: 'move'; to: string } | { type: 'hit' } | { type: 'pause' } | { type: 'resume' };
  },
  guards: { isLast: ({ context }) => context.lives <= 1 },
}).createMachine({
  id: 'game',
  context: { lives: MAX_LIVES, score: 0 },
  initial: 'playing',
  states: {
    playing: {
      on: {
        ...moves,
        hit: [
          { guard: 'isLast', target: 'over' },
          { actions: assign({ lives: ({ context }) => context.lives - 1 }) },
        ],
        pause: 'paused',
      },
    },
    paused: { on: { resume: 'playing' } },
    over: { type: 'final' },
  },
});
