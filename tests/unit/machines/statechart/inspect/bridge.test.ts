import { describe, expect, test } from 'vitest';
import { headerMachine } from '../../../../../machines/header.machine';
import { stageMachine } from '../../../../../machines/stage.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { channelBus, linesOf, listen, livePage } from '../../../../support/livePages';

/** A page, and a channel on which the test is the viewer. */
function connectedPage() {
  const join = channelBus();
  const channel = join();
  const messages = listen(channel);
  const page = livePage(join());
  /** Sends a message; returns the synchronous replies of the page. */
  const say = (message: unknown) => {
    const count = messages.length;
    channel.postMessage(message);
    return messages.slice(count);
  };
  return { ...page, messages, say };
}

test('a page answers hello with its running actors, after the steps so far', () => {
  const { start, say } = connectedPage();
  const header = start(headerMachine);
  start(stageMachine).stop();
  header.send({ type: 'menu.toggled' });
  const replies = say({ type: 'hello' });
  expect(linesOf(replies)).toEqual([
    'header started',
    'stage started',
    'stage stopped',
    'header changed menu.toggled',
    'page',
  ]);
  expect(replies.at(-1)).toMatchObject({
    page: 'page',
    path: '/about',
    openedAt: 1_000,
    actors: [{ actor: { machine: 'header' }, state: { value: { menu: 'open' } } }],
  });
});

test('a page reports that it is left', () => {
  const { leave, messages } = connectedPage();
  leave();
  expect(messages).toEqual([{ type: 'bye', page: 'page' }]);
});

describe('an event from a viewer', () => {
  test('reaches the actor of its key, and no other page', () => {
    const { start, say } = connectedPage();
    const toasts = start(toastsMachine);
    const event = { type: 'toast.added', toast: { kind: 'success', title: 'Sent' } };
    expect(say({ type: 'send', key: `elsewhere/${toasts.sessionId}`, event })).toEqual([]);
    const replies = say({ type: 'send', key: `page/${toasts.sessionId}`, event });
    expect(linesOf(replies)).toEqual(['toasts started', 'toasts changed toast.added', 'toast started']);
  });

  test.each([
    ['would start an actor', { type: 'xstate.init' }, 'An event cannot have the type "xstate.init".'],
    ['is a wildcard', { type: '*' }, 'An event cannot have the type "*".'],
    [
      'triggers no transition',
      { type: 'header.dismised' },
      'Nothing happened: no transition for "header.dismised" is possible now.',
    ],
  ])('that %s is answered with the reason', (_case, event, reason) => {
    const { start, say } = connectedPage();
    const key = `page/${start(headerMachine).sessionId}`;
    expect(say({ type: 'send', key, event }).at(-1)).toEqual({ type: 'refused', page: 'page', key, reason });
  });

  test('to an actor that has ended is answered with the reason', () => {
    const { start, say } = connectedPage();
    const actor = start(headerMachine).stop();
    const event = { type: 'menu.toggled' };
    expect(say({ type: 'send', key: `page/${actor.sessionId}`, event }).at(-1)).toMatchObject({
      reason: 'The actor has ended.',
    });
  });

  test.each([
    [{ type: 'send', key: 'page/x:0', event: 'menu.toggled' }],
    [{ type: 'hi' }],
    ['hello'],
    [null],
  ])('is ignored if it is not part of the protocol: %j', (message) => {
    const { start, say } = connectedPage();
    start(headerMachine);
    expect(say(message)).toEqual([]);
  });
});
