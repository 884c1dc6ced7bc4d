import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { isRecord } from '../statechart/graph';

/** What a stand-in is told to do. */
export type StandInEvent =
  | { readonly type: 'standIn.answers' }
  | { readonly type: 'standIn.fails'; readonly error: Error };

/** In the place of an actor that a machine starts: does nothing until it is told to answer or to fail. */
const standIn: ActorLogic<Snapshot<unknown>, StandInEvent, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    if (event.type === 'standIn.answers') return { status: 'done', output: undefined, error: undefined };
    if (event.type === 'standIn.fails') return { status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Functions of the author's, and what is sent to others; XState's own other actions only change the machine. */
const reachesOutside = (action: unknown): boolean =>
  !isRecord(action) || !('resolve' in action) || action.type === 'xstate.sendTo';

const nothing = (_args: { readonly event: EventObject }): void => undefined;

/**
 * The same machine, cut off from the world: its named actors are stand-ins, and its named actions change nothing but the
 * machine itself. Actors and actions that are written in place cannot be exchanged, and stay.
 */
export function isolate(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const outward = Object.entries(actions).filter(([, action]) => reachesOutside(action));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, standIn])),
    actions: Object.fromEntries(outward.map(([name]) => [name, nothing])),
  });
}
