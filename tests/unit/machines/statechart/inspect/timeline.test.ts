import { describe, expect, test } from 'vitest';
import type { LivePage } from '../../../../../machines/statechart/inspect/livePage';
import type { ActorEvent, ActorState, LiveActor } from '../../../../../machines/statechart/inspect/protocol';
import { actorTree, entryAt, statesAt } from '../../../../../machines/statechart/inspect/selectors';
import { TIMELINE_LENGTH, withActorEvent } from '../../../../../machines/statechart/inspect/timeline';
import { fc } from '../../../../support/fastCheck';

const empty: LivePage = {
  id: 'page',
  title: '',
  path: '/',
  openedAt: 0,
  presence: 'present',
  actors: new Map(),
  timeline: [],
  dropped: 0,
  before: new Map(),
  now: new Map(),
  sequence: 0,
  refusal: undefined,
};

const stateOf = (value: string, status: ActorState['status'] = 'active'): ActorState => ({
  status,
  value,
  activeNodes: [],
  tags: [],
  context: undefined,
  error: undefined,
});
const actorOf = (key: string, parent?: string): LiveActor => ({
  key,
  id: key,
  source: key,
  parent,
  machine: undefined,
  startedAt: 0,
});

/** A change without its number. */
type Step =
  | { readonly do: 'start' | 'ignore' | 'stop'; readonly key: string }
  | { readonly do: 'change'; readonly key: string; readonly to: string; readonly isEnd?: boolean };

function messageOf(step: Step, sequence: number): ActorEvent {
  const { key } = step;
  const head = { page: 'page', sequence, time: sequence };
  const event = { type: 'go' };
  switch (step.do) {
    case 'start':
      return { type: 'actor', ...head, actor: actorOf(key), state: stateOf('first'), transitions: [] };
    case 'ignore':
      return { type: 'unchanged', ...head, key, event };
    case 'stop':
      return { type: 'stopped', ...head, key };
    case 'change': {
      const state = stateOf(step.to, step.isEnd ? 'done' : 'active');
      return { type: 'snapshot', ...head, key, event, transitions: [], state };
    }
  }
}

/** The page before the steps, and after each of them. */
function pagesAfter(steps: readonly Step[]): readonly LivePage[] {
  const pages = [empty];
  for (const step of steps) {
    pages.push(withActorEvent(pages.at(-1) ?? empty, messageOf(step, pages.length)));
  }
  return pages;
}
const pageAfter = (...steps: readonly Step[]): LivePage => pagesAfter(steps).at(-1) ?? empty;

const valuesAt = (page: LivePage, sequence: number) =>
  [...statesAt(page, sequence)].map(([key, { value, status }]) => `${key} ${value} ${status}`);

const story = [
  { do: 'start', key: 'a' },
  { do: 'start', key: 'b' },
  { do: 'change', key: 'a', to: 'second' },
  { do: 'change', key: 'b', to: 'last', isEnd: true },
  { do: 'stop', key: 'a' },
  { do: 'start', key: 'c' },
] as const satisfies readonly Step[];

describe('going back in a timeline', () => {
  test('gives the states of that moment, with what ends in it, and without what has ended before', () => {
    const page = pageAfter(...story);
    expect([0, 1, 2, 3, 4, 5, 6].map((sequence) => valuesAt(page, sequence))).toEqual([
      [],
      ['a first active'],
      ['a first active', 'b first active'],
      ['a second active', 'b first active'],
      ['a second active', 'b last done'],
      ['a second stopped'],
      ['c first active'],
    ]);
  });

  test('finds the entry of a moment, that of several counted as one by each of their numbers', () => {
    const page = pageAfter(
      { do: 'start', key: 'a' },
      { do: 'ignore', key: 'a' },
      { do: 'ignore', key: 'a' },
      { do: 'change', key: 'a', to: 'second' },
    );
    expect([0, 1, 2, 3, 4].map((sequence) => entryAt(page, sequence)?.kind)).toEqual([
      undefined,
      'started',
      'unchanged',
      'unchanged',
      'changed',
    ]);
  });

  test('gives at each moment what was then, whatever happens', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ do: fc.constantFrom('start' as const, 'ignore' as const, 'stop' as const), key }),
      fc.record({
        do: fc.constant('change' as const),
        key,
        to: fc.constantFrom('one', 'two'),
        isEnd: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const pages = pagesAfter(steps);
        const last = pages.at(-1) ?? empty;
        for (const [sequence, page] of pages.entries()) {
          expect(statesAt(last, sequence)).toEqual(page.now);
        }
      }),
    );
  });
});

describe('a timeline that is too long', () => {
  const surplus = 10;
  const steps: readonly Step[] = [
    ...story,
    ...Array.from({ length: TIMELINE_LENGTH - story.length + surplus }, (_, index) => ({
      do: 'change' as const,
      key: 'c',
      to: `state ${index}`,
    })),
  ];
  const page = pageAfter(...steps);

  test('loses its oldest entries, and says how many', () => {
    expect(page.timeline).toHaveLength(TIMELINE_LENGTH);
    expect(page.dropped).toBe(surplus);
    expect(page.timeline[0]?.sequence).toBe(surplus + 1);
  });

  test('still knows how everything stood before its first entry, and gives that for any earlier moment', () => {
    expect(valuesAt(page, surplus)).toEqual(['c state 3 active']);
    expect(valuesAt(page, 1)).toEqual(['c state 3 active']);
    expect(valuesAt(page, surplus + 1)).toEqual(['c state 4 active']);
  });

  test('forgets the actors that nothing speaks of any more', () => {
    expect([...page.actors.keys()]).toEqual(['c']);
  });
});

test('a change of an unknown actor is counted, and shown nowhere', () => {
  const page = pageAfter({ do: 'change', key: 'a', to: 'second' }, { do: 'stop', key: 'a' });
  expect(page).toEqual({ ...empty, sequence: 2 });
});

test('actors stand among those that started them, and at the top where that one is gone', () => {
  const actors = new Map(
    [actorOf('a'), actorOf('b', 'a'), actorOf('c', 'b'), actorOf('d', 'gone'), actorOf('e')].map((actor) => [
      actor.key,
      actor,
    ]),
  );
  const states = new Map(['a', 'b', 'c', 'd'].map((key) => [key, stateOf(key)]));
  const named = (branches: ReturnType<typeof actorTree>): unknown =>
    branches.map(({ actor, children }) => [actor.key, named(children)]);
  expect(named(actorTree({ ...empty, actors }, states))).toEqual([
    ['a', [['b', [['c', []]]]]],
    ['d', []],
  ]);
});
