import { createMachine } from 'xstate';

const STATES = { idle: 'idle', loading: 'loading', failed: 'failed' } as const;
enum Events {
  Load = 'LOAD',
  Retry = 'RETRY',
  Cancel = 'CANCEL',
}
const PREFIX = 'page';
const SECOND = 1_000;
const timeouts = { short: 5 * SECOND, long: 60 * SECOND };
const cancelable = { on: { [Events.Cancel]: { target: STATES.idle } } };
const tags = ['network'] as string[];

const withRetry = {
  on: { ...cancelable.on, [Events.Retry]: STATES.loading },
};

export const pageMachine = createMachine({
  id: `${PREFIX}Loader`,
  initial: STATES.idle,
  states: {
    [STATES.idle]: { on: { [Events.Load]: STATES.loading, [`${PREFIX}.open`]: STATES.loading } },
    [STATES.loading]: { ...cancelable, tags: [...tags, 'busy'], after: { [timeouts.short]: STATES.failed } },
    [STATES.failed]: { ...withRetry, after: { [timeouts.long]: { target: STATES.idle } } },
  },
});
