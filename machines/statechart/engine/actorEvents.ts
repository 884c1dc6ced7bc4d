import type { AnyEventObject } from 'xstate';
import { type Answer, answerPrefixes, type Chart } from '../graph';

/** The readable name of an invoked actor; other actors are called by their id. */
export const actorName = ({ nodes }: Chart, id: string): string =>
  nodes.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.name ?? id;

/**
 * The event that XState sends for a child actor that ends, fails or changes. It has no output, since no actor runs.
 * @param name of the actor, for the message of its error.
 */
export function actorEvent(kind: Answer, actorId: string, name: string): AnyEventObject {
  const type = `${answerPrefixes[kind]}${actorId}`;
  switch (kind) {
    case 'done':
      return { type, output: undefined, actorId };
    case 'error':
      return { type, error: new Error(`${name} failed, in the simulation.`), actorId };
    case 'snapshot':
      return { type, snapshot: { status: 'active', output: undefined, error: undefined } };
  }
}
