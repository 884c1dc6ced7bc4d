import type { Page } from '@playwright/test';
import { CHANNEL_NAME, type PageWord, type ViewerWord } from '../../machines/statechart/inspect/protocol';
import { readPageWord, readViewerWord } from '../../machines/statechart/inspect/readWord';

/** The channel of the live connection in a tab, with all that pages of the site say on it. */
export interface TabChannel {
  say(word: ViewerWord): Promise<void>;
  /** What was said so far. */
  heard(): Promise<readonly PageWord[]>;
}

/** Opens the channel in a tab. @throws Error when anybody says what is no word of the protocol. */
export async function openChannel(page: Page): Promise<TabChannel> {
  const tab = await page.evaluateHandle((name) => {
    const channel = new BroadcastChannel(name);
    const words: unknown[] = [];
    channel.addEventListener('message', ({ data }) => words.push(data));
    return { channel, words };
  }, CHANNEL_NAME);
  return {
    say: (word) => tab.evaluate(({ channel }, said) => channel.postMessage(said), word),
    heard: async () => {
      const words = await tab.evaluate((handle) => handle.words);
      return words.flatMap((data) => {
        const word = readPageWord(data);
        if (!word && !readViewerWord(data))
          throw new Error(`No word of the protocol: ${JSON.stringify(data)}`);
        return word ?? [];
      });
    },
  };
}
