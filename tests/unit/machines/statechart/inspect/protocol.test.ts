import { describe, expect, test } from 'vitest';
import type { PageMessage, ViewerMessage } from '../../../../../machines/statechart/inspect/protocol';
import { readPageMessage, readViewerMessage } from '../../../../../machines/statechart/inspect/protocol';

const state = {
  status: 'active',
  value: { menu: 'open' },
  activeNodes: ['header', 'header.menu'],
  tags: [],
  context: { count: 1 },
  error: undefined,
} as const;
const actor = {
  key: 'page/x:0',
  id: 'x:0',
  source: 'header',
  parent: undefined,
  machine: undefined,
  startedAt: 1.5,
} as const;
const actorEvent = { page: 'page', sequence: 3, time: 20.5 } as const;

const pageMessages: readonly PageMessage[] = [
  {
    type: 'page',
    page: 'page',
    title: 'Home',
    path: '/',
    openedAt: 1e12,
    sequence: 0,
    actors: [],
  },
  {
    type: 'page',
    page: 'page',
    title: '',
    path: '/',
    openedAt: 0,
    sequence: 2,
    actors: [{ actor, state }],
  },
  { type: 'present', page: 'page', title: 'Home', path: '/', sequence: 2 },
  { type: 'bye', page: 'page' },
  { type: 'actor', ...actorEvent, actor, state, transitions: ['header/0'] },
  { type: 'snapshot', ...actorEvent, key: 'page/x:0', event: { type: 'go', to: 1 }, transitions: [], state },
  { type: 'unchanged', ...actorEvent, key: 'page/x:0', event: { type: 'go' } },
  { type: 'stopped', ...actorEvent, key: 'page/x:0' },
  { type: 'refused', page: 'page', key: 'page/x:0', reason: 'No.' },
];
const viewerMessages: readonly ViewerMessage[] = [
  { type: 'hello' },
  { type: 'ping' },
  { type: 'send', key: 'page/x:0', event: { type: 'menu.toggled', with: ['anything'] } },
];

describe('a word', () => {
  test.each(pageMessages)('of a page is read as it was said: $type', (message) => {
    expect(readPageMessage(structuredClone(message))).toEqual(message);
    expect(readViewerMessage(structuredClone(message))).toBeUndefined();
  });

  test.each(viewerMessages)('of a viewer is read as it was said: $type', (message) => {
    expect(readViewerMessage(structuredClone(message))).toEqual(message);
    expect(readPageMessage(structuredClone(message))).toBeUndefined();
  });
});

/** Every message with one property removed, and with one of another type. */
const spoilt = [...pageMessages, ...viewerMessages].flatMap((message) =>
  Object.keys(message).flatMap((name) => [
    { why: `${message.type} without ${name}`, data: { ...message, [name]: undefined } },
    { why: `${message.type} with an odd ${name}`, data: { ...message, [name]: {} } },
  ]),
);

describe('nothing else is a word', () => {
  test.each(spoilt)('$why', ({ data }) => {
    expect(readPageMessage(data)).toBeUndefined();
    expect(readViewerMessage(data)).toBeUndefined();
  });

  test.each(['', 'hello', 0, null, undefined, [], {}, { type: 'other' }, { type: null }, new Error('no')])(
    '%o',
    (data) => {
      expect(readPageMessage(data)).toBeUndefined();
      expect(readViewerMessage(data)).toBeUndefined();
    },
  );

  test.each(['menu.toggled', ['menu.toggled'], { type: 1 }, { type: undefined }, null])(
    'a send with the event %o, which would bring an actor down',
    (event) => {
      expect(readViewerMessage({ type: 'send', key: 'page/x:0', event })).toBeUndefined();
    },
  );
});
