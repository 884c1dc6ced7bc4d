import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { declaredTransitions } from '../../../../../machines/viewer/chart/declaredTransitions';
import { plainContext } from '../../../../../machines/viewer/chart/plainContext';
import { withDescendants } from '../../../../../machines/viewer/chart/stateNodes';
import { type Walked, walked, walkTwice } from '../../../../support/randomWalks';

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const named = walked.map((each) => [each.machine.id, each] as const);

describe.each(named)('200 random walks through %s', (_id, each) => {
  test('lead a simulation wherever they lead a real actor', () => {
    walkTwice(each, ({ situation, trace }, real) => {
      const { value, status, tags, children, context } = real.snapshot();
      expect(situation.value).toEqual(value);
      expect(situation.status).toBe(status);
      expect(situation.tags).toEqual([...tags]);
      expect(situation.context).toEqual(plainContext(context));
      expect(Object.keys(situation.snapshot.children)).toEqual(Object.keys(children));
      expect(trace.flatMap(({ emitted }) => emitted)).toEqual(real.emitted);
    });
  });
});

const marks = /^(?:leave|take|enter) /;

/** A real actor that is watched tells how it stands as soon as it is there; in a simulation nobody does. */
const isOfWatched = (event: string) => event.startsWith('xstate.snapshot.');

/** The same machine with an action for each state that is left or entered and each transition that is taken. */
function marked({ machine, ...rest }: Walked): Walked {
  const copy = machine.provide({});
  for (const state of withDescendants(copy.root)) {
    state.exit.push(`leave ${state.id}`);
    state.entry.push(`enter ${state.id}`);
    for (const { id, event, definition } of declaredTransitions(state)) {
      const actions = isOfWatched(event) ? [] : [...definition.actions, `take ${id}`];
      Object.assign(definition, { actions });
    }
  }
  return { machine: copy, ...rest };
}

describe.each(named)('200 random walks through %s', (_id, each) => {
  test('are told with the states, transitions and actions of a real actor, in its order', () => {
    walkTwice(marked(each), ({ trace }, { executed }) => {
      const told = trace.flatMap(({ actions }) => actions).filter((action) => marks.test(action));
      expect(told).toEqual(executed.filter((type) => marks.test(type)));
      const of = (mark: string) =>
        told.filter((action) => action.startsWith(mark)).map((action) => action.slice(mark.length));
      const heard = trace.filter(({ type }) => !isOfWatched(type));
      expect(heard.flatMap(({ transitions }) => transitions)).toEqual(of('take '));
      expect(trace.flatMap(({ entered }) => entered)).toEqual(of('enter '));
      // At its end a machine does what it does on leaving, but stays in its last states.
      const left = trace.flatMap((entry) => entry.left);
      const isDone = trace.at(-1)?.after.status === 'done';
      expect(isDone ? of('leave ').slice(0, left.length) : of('leave ')).toEqual(left);
    });
  });
});
