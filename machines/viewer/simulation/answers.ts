import type { AnyEventObject } from 'xstate';
import { type Answer, answerPrefixes } from '../../statechart/graph';
import type { Subject } from './subject';
import type { TraceEntry } from './trace';

/** What an actor says when it has ended, has failed, or goes on; with nothing in it, since it does not run. */
export function answerOf(kind: Answer, actorId: string, name: string): AnyEventObject {
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

/** Whether an actor has answered for good since it was started: then nothing more comes from it. */
export function hasAnswered({ chart }: Subject, trace: readonly TraceEntry[], actorId: string): boolean {
  const owner = chart.nodes.find(({ invokes }) => invokes.some(({ id }) => id === actorId));
  const startedIn = trace.findLastIndex(({ entered }) => owner !== undefined && entered.includes(owner.id));
  const last = [`${answerPrefixes.done}${actorId}`, `${answerPrefixes.error}${actorId}`];
  return trace.slice(startedIn + 1).some(({ type }) => last.includes(type));
}
