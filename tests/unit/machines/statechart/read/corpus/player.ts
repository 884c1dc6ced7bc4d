import { createMachine } from 'xstate';

const volume = {
  initial: 'normal',
  states: {
    normal: { on: { MUTE: 'muted', 'volume.*': { actions: 'setVolume' } } },
    muted: { on: { UNMUTE: 'normal' } },
  },
} as const;

// Parallel regions, history, final states and several targets.
const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    volume,
    media: {
      initial: 'stopped',
      onDone: { actions: 'reportEnd' },
      states: {
        stopped: { on: { PLAY: 'playing', RESUME: 'hist', DEEP: { target: '#deep' } } },
        playing: {
          id: 'playing',
          initial: 'buffering',
          on: { PAUSE: 'paused', STOP: { target: '#player.media.stopped', reenter: true } },
          states: {
            buffering: { always: { guard: 'hasData', target: 'streaming' } },
            streaming: { on: { STALL: 'buffering', END: '#player.media.ended' } },
          },
        },
        paused: { on: { PLAY: { target: 'playing.streaming' } } },
        ended: { type: 'final' },
        hist: { type: 'history', target: 'playing' },
        deepHist: { id: 'deep', type: 'history', history: 'deep' },
      },
    },
    screen: {
      initial: 'window',
      states: { window: { on: { FULL: 'full' } }, full: { on: { ESC: 'window' } } },
    },
  },
  on: {
    RESET: { target: ['.media.stopped', '.screen.window'] },
    IGNORED: undefined,
    '*': { actions: 'logUnknown' },
  },
});

export default player;
