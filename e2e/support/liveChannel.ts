import type { Page } from '@playwright/test';
import {
  CHANNEL_NAME,
  type PageMessage,
  readPageMessage,
  readViewerMessage,
  type ViewerMessage,
} from '../../machines/statechart/inspect/protocol';

/** The channel of the live connection in a tab, with all messages of the site's pages. */
export interface TabChannel {
  say(message: ViewerMessage): Promise<void>;
  /** Messages so far. */
  heard(): Promise<readonly PageMessage[]>;
}

/** Opens the channel in a tab. @throws Error at a message that is not part of the protocol. */
export async function openChannel(page: Page): Promise<TabChannel> {
  const tab = await page.evaluateHandle((name) => {
    const channel = new BroadcastChannel(name);
    const messages: unknown[] = [];
    channel.addEventListener('message', ({ data }) => messages.push(data));
    return { channel, messages };
  }, CHANNEL_NAME);
  return {
    say: (message) => tab.evaluate(({ channel }, said) => channel.postMessage(said), message),
    heard: async () => {
      const messages = await tab.evaluate((handle) => handle.messages);
      return messages.flatMap((data) => {
        const message = readPageMessage(data);
        if (!message && !readViewerMessage(data))
          throw new Error(`No message of the protocol: ${JSON.stringify(data)}`);
        return message ?? [];
      });
    },
  };
}
