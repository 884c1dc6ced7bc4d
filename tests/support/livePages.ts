import { type AnyStateMachine, createActor, type SimulatedClock } from 'xstate';
import type { LiveChannel } from '../../machines/statechart/inspect';
import { createBridge } from '../../machines/statechart/inspect/bridge';
import type { PageMessage } from '../../machines/statechart/inspect/protocol';
import { readPageMessage } from '../../machines/statechart/inspect/protocol';

/** A page sends in a microtask: this waits for it. */
export const delivered = (): Promise<void> => Promise.resolve();

/** A page of the site with its bridge, and a function that starts machines on it. */
export function livePage(channel: LiveChannel, id = 'page', now = () => 5) {
  const bridge = createBridge(channel, {
    id,
    openedAt: 1_000,
    now,
    describe: () => ({ title: `Title of ${id}`, path: '/about' }),
  });
  const start = (machine: AnyStateMachine, input?: unknown, clock?: SimulatedClock) =>
    createActor(machine, { inspect: bridge.observe, input, ...(clock && { clock }) }).start();
  return { ...bridge, start };
}

/** All messages that pages send on a channel. */
export function listen(channel: LiveChannel): PageMessage[] {
  const messages: PageMessage[] = [];
  channel.addEventListener('message', ({ data }) => {
    const message = readPageMessage(data);
    if (message) messages.push(message);
  });
  return messages;
}
