import { type AnyStateMachine, createActor } from 'xstate';
import type { LiveChannel } from '../../machines/statechart/inspect';
import { createBridge } from '../../machines/statechart/inspect/bridge';
import { type PageMessage, readPageMessage } from '../../machines/statechart/inspect/protocol';

/** A page of the site with its bridge, and a function that starts machines on it. */
export function livePage(channel: LiveChannel, id = 'page') {
  const bridge = createBridge(channel, { id, openedAt: 1_000, now: () => 5, path: () => '/about' });
  const start = (machine: AnyStateMachine, input?: unknown) =>
    createActor(machine, { inspect: bridge.observe, input }).start();
  return { ...bridge, start };
}

/** All messages that pages send on a channel. @throws Error at a message that is not part of the protocol. */
export function listen(channel: LiveChannel): PageMessage[] {
  const messages: PageMessage[] = [];
  channel.addEventListener('message', ({ data }) => {
    const message = readPageMessage(data);
    if (!message) throw new Error(`Not a message of a page: ${JSON.stringify(data)}`);
    messages.push(message);
  });
  return messages;
}

/** Messages as lines: `header started`, `header changed menu.toggled`, `bye`. */
export const linesOf = (messages: readonly PageMessage[]): readonly string[] =>
  messages.map((message) => {
    if (message.type !== 'step') return message.type;
    const { actor, kind, event } = message;
    return [actor.machine, kind, ...(kind === 'changed' ? [event.type] : [])].join(' ');
  });

/**
 * Channels that are connected like BroadcastChannels, but synchronous: a message is cloned and reaches all but
 * its sender.
 */
export function channelBus(): () => LiveChannel {
  const targets = new Set<EventTarget>();
  return () => {
    const target = new EventTarget();
    targets.add(target);
    return {
      postMessage: (message) => {
        const data: unknown = structuredClone(message);
        for (const other of targets) {
          if (other !== target) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      },
      addEventListener: (type, listener) => {
        target.addEventListener(type, (event) => {
          if (event instanceof MessageEvent) listener(event);
        });
      },
    };
  };
}
