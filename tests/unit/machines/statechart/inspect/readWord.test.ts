import { describe, expect, test } from 'vitest';
import { machines } from '../../../../../machines/registry';
import { chartOf } from '../../../../../machines/statechart/graph/chartOf';
import type { PageWord, ViewerWord } from '../../../../../machines/statechart/inspect/protocol';
import { readPageWord, readViewerWord } from '../../../../../machines/statechart/inspect/readWord';
import { zoo } from '../../../../support/zoo';

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
  systemId: undefined,
  parent: undefined,
  chart: undefined,
  startedAt: 1.5,
} as const;
const happening = { page: 'page', sequence: 3, time: 20.5 } as const;

const pageWords: readonly PageWord[] = [
  { type: 'page', page: 'page', title: 'Home', path: '/', openedAt: 1e12, sequence: 0, actors: [] },
  { type: 'page', page: 'page', title: '', path: '/', openedAt: 0, sequence: 2, actors: [{ actor, state }] },
  { type: 'present', page: 'page', title: 'Home', path: '/', sequence: 2 },
  { type: 'bye', page: 'page' },
  { type: 'actor', ...happening, actor, state, transitions: ['header/0'] },
  { type: 'snapshot', ...happening, key: 'page/x:0', event: { type: 'go', to: 1 }, transitions: [], state },
  { type: 'unchanged', ...happening, key: 'page/x:0', event: { type: 'go' } },
  { type: 'stopped', ...happening, key: 'page/x:0' },
  { type: 'refused', page: 'page', key: 'page/x:0', reason: 'No.' },
];
const viewerWords: readonly ViewerWord[] = [
  { type: 'hello' },
  { type: 'ping' },
  { type: 'send', key: 'page/x:0', event: { type: 'menu.toggled', with: ['anything'] } },
];

describe('a word', () => {
  test.each(pageWords)('of a page is read as it was said: $type', (word) => {
    expect(readPageWord(structuredClone(word))).toEqual(word);
    expect(readViewerWord(structuredClone(word))).toBeUndefined();
  });

  test.each(viewerWords)('of a viewer is read as it was said: $type', (word) => {
    expect(readViewerWord(structuredClone(word))).toEqual(word);
    expect(readPageWord(structuredClone(word))).toBeUndefined();
  });

  test.each([...machines.map(({ machine }) => machine), ...zoo])(
    'may hold the chart of any machine: $id',
    (machine) => {
      const word = {
        type: 'actor',
        ...happening,
        actor: { ...actor, chart: chartOf(machine) },
        state,
        transitions: [],
      };
      expect(readPageWord(structuredClone(word))).toEqual(word);
    },
  );
});

/** Every word with one property taken away, and with one that is something else. */
const spoilt = [...pageWords, ...viewerWords].flatMap((word) =>
  Object.keys(word).flatMap((name) => [
    { why: `${word.type} without ${name}`, data: { ...word, [name]: undefined } },
    { why: `${word.type} with an odd ${name}`, data: { ...word, [name]: {} } },
  ]),
);

describe('nothing else is a word', () => {
  test.each(spoilt)('$why', ({ data }) => {
    expect(readPageWord(data)).toBeUndefined();
    expect(readViewerWord(data)).toBeUndefined();
  });

  test.each(['', 'hello', 0, null, undefined, [], {}, { type: 'other' }, { type: null }, new Error('no')])(
    '%o',
    (data) => {
      expect(readPageWord(data)).toBeUndefined();
      expect(readViewerWord(data)).toBeUndefined();
    },
  );

  test.each(['menu.toggled', ['menu.toggled'], { type: 1 }, { type: undefined }, null])(
    'a send with the event %o, which would bring an actor down',
    (event) => {
      expect(readViewerWord({ type: 'send', key: 'page/x:0', event })).toBeUndefined();
    },
  );
});
