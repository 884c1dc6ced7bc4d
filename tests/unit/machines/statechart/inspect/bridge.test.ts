import { describe, expect, test } from 'vitest';
import { headerMachine } from '../../../../../machines/header.machine';
import { stageMachine } from '../../../../../machines/stage.machine';
import {
  CHANNEL_NAME,
  readPageMessage,
  type ViewerMessage,
} from '../../../../../machines/statechart/inspect/protocol';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { channelBus } from '../../../../support/channelBus';
import { delivered, listen, livePage } from '../../../../support/livePages';

/** A viewer whose messages the test sends, and one page. */
function meeting() {
  const join = channelBus();
  const channel = join();
  const messages = listen(channel);
  const page = livePage(join());
  /** Sends a message; returns the synchronous replies of the pages. */
  const say = (message: ViewerMessage | unknown) => {
    const count = messages.length;
    channel.postMessage(message);
    return messages.slice(count);
  };
  return { ...page, join, messages, say };
}

describe('a page', () => {
  test('answers hello with itself, its actors and how they stand', async () => {
    const { start, say } = meeting();
    const header = start(headerMachine);
    start(stageMachine);
    header.send({ type: 'menu.toggled' });
    await delivered();
    expect(say({ type: 'hello' })).toEqual([
      {
        type: 'page',
        page: 'page',
        title: 'Title of page',
        path: '/about',
        openedAt: 1_000,
        sequence: 3,
        actors: [
          {
            actor: expect.objectContaining({ key: `page/${header.sessionId}`, source: 'header' }),
            state: expect.objectContaining({ value: { scroll: 'top', menu: 'open', dropdown: 'closed' } }),
          },
          { actor: expect.objectContaining({ source: 'stage' }), state: expect.anything() },
        ],
      },
    ]);
  });

  test('never answers with less than has happened, even in the middle of it', () => {
    const { start, say } = meeting();
    start(headerMachine);
    const messages = say({ type: 'hello' });
    expect(messages.map(({ type }) => type)).toEqual(['actor', 'page']);
    expect(messages[1]).toMatchObject({ sequence: 1, actors: [{ actor: { source: 'header' } }] });
    expect(say({ type: 'ping' })).toEqual([
      { type: 'present', page: 'page', title: 'Title of page', path: '/about', sequence: 1 },
    ]);
  });

  test('lists no actor that has ended, and children after their parents', async () => {
    const { start, say } = meeting();
    start(stageMachine).stop();
    const toasts = start(toastsMachine);
    toasts.send({ type: 'toast.added', toast: { kind: 'success', title: 'Sent' } });
    await delivered();
    const [message] = say({ type: 'hello' });
    const actors = message?.type === 'page' ? message.actors.map(({ actor }) => actor) : [];
    expect(actors.map(({ source }) => source)).toEqual(['toasts', 'toast']);
    expect(actors[1]?.parent).toBe(actors[0]?.key);
    toasts.stop();
  });

  test('says when it is left, and all of itself when it comes back', () => {
    const { announce, leave, messages, start } = meeting();
    start(headerMachine);
    leave();
    announce();
    expect(messages.map(({ type }) => type)).toEqual(['bye', 'actor', 'page']);
  });
});

describe('an event from a viewer', () => {
  test('reaches the actor of its key', async () => {
    const { start, say, messages } = meeting();
    const header = start(headerMachine);
    await delivered();
    say({ type: 'send', key: `page/${header.sessionId}`, event: { type: 'menu.toggled' } });
    expect(header.getSnapshot().value).toMatchObject({ menu: 'open' });
    await delivered();
    expect(messages.at(-1)).toMatchObject({ type: 'snapshot', event: { type: 'menu.toggled' } });
  });

  test('is refused when the actor has ended', () => {
    const { start, say } = meeting();
    const header = start(headerMachine);
    header.stop();
    const key = `page/${header.sessionId}`;
    expect(say({ type: 'send', key, event: { type: 'menu.toggled' } }).at(-1)).toEqual({
      type: 'refused',
      page: 'page',
      key,
      reason: 'The actor has ended.',
    });
  });

  test.each(['', '*', 'xstate.init', 'xstate.stop'])('is refused when its type is "%s"', (type) => {
    const { start, say } = meeting();
    const header = start(headerMachine);
    const messages = say({ type: 'send', key: `page/${header.sessionId}`, event: { type } });
    expect(messages.at(-1)).toMatchObject({
      type: 'refused',
      reason: `An event cannot have the type "${type}".`,
    });
    expect(header.getSnapshot()).toMatchObject({ status: 'active', value: { menu: 'closed' } });
  });

  test.each(['menu.toggled', null, { type: 7 }])('that is %o does nothing', (event) => {
    const { start, say } = meeting();
    const header = start(headerMachine);
    say({ type: 'hello' });
    expect(say({ type: 'send', key: `page/${header.sessionId}`, event })).toEqual([]);
    expect(header.getSnapshot().status).toBe('active');
  });
});

describe('several at once', () => {
  test('pages on which XState counted alike have keys of their own', async () => {
    const { join, say, start } = meeting();
    const other = livePage(join(), 'other');
    const [mine, theirs] = [start(headerMachine), other.start(headerMachine)];
    await delivered();
    expect(say({ type: 'hello' }).map(({ page }) => page)).toEqual(['page', 'other']);
    say({ type: 'send', key: `other/${theirs.sessionId}`, event: { type: 'menu.toggled' } });
    expect(theirs.getSnapshot().value).toMatchObject({ menu: 'open' });
    expect(mine.getSnapshot().value).toMatchObject({ menu: 'closed' });
    expect(say({ type: 'send', key: 'third/x:0', event: { type: 'menu.toggled' } })).toEqual([]);
  });

  test('viewers all hear the same', async () => {
    const { join, start, messages } = meeting();
    const others = listen(join());
    start(headerMachine);
    await delivered();
    expect(others).toEqual(messages);
    expect(others).toHaveLength(1);
  });
});

test('all of it goes through a real BroadcastChannel', async () => {
  const [viewer, site] = [new BroadcastChannel(CHANNEL_NAME), new BroadcastChannel(CHANNEL_NAME)];
  const messages: unknown[] = [];
  let wake = () => {};
  viewer.onmessage = ({ data }: MessageEvent<unknown>) => {
    messages.push(readPageMessage(data));
    wake();
  };
  const heard = async () => {
    while (messages.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return messages.shift();
  };
  try {
    const { start } = livePage(site);
    start(headerMachine).send({ type: 'menu.toggled' });
    expect(await heard()).toMatchObject({ type: 'actor', actor: { source: 'header' } });
    expect(await heard()).toMatchObject({ type: 'snapshot', sequence: 2 });
    viewer.postMessage({ type: 'hello' } satisfies ViewerMessage);
    expect(await heard()).toMatchObject({ type: 'page', sequence: 2 });
  } finally {
    viewer.close();
    site.close();
  }
});
