import type { AnyEventObject } from 'xstate';
import { type Answer, answerPrefixes, type Chart } from '../graph';

/** Name of an invoked actor for readers; the id of any other actor. */
export const actorName = ({ nodes }: Chart, id: string): string =>
  nodes.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.name ?? id;

/**
 * Event that XState sends when a child actor ends, fails or changes. It has no output, because no actor runs.
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
