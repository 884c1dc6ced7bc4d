import type { LiveChannel } from '../../machines/statechart/inspect';

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
