import type { AnyEventObject } from 'xstate';
import type { TransitionKind } from '../chart/chart';
import type { Subject } from './subject';
import type { TraceEntry } from './trace';

type Answer = Extract<TransitionKind, 'done' | 'error' | 'snapshot'>;

const PREFIXES: Readonly<Record<Answer, string>> = {
  done: 'xstate.done.actor.',
  error: 'xstate.error.actor.',
  snapshot: 'xstate.snapshot.',
};

export const isAnswer = (kind: TransitionKind): kind is Answer => Object.hasOwn(PREFIXES, kind);

/** The id of the actor whose answer an event is. */
export const actorOf = (kind: Answer, type: string): string => type.slice(PREFIXES[kind].length);

/** What an actor says when it has ended, has failed, or goes on; with nothing in it, since it does not run. */
export function answerOf(kind: Answer, actorId: string, name: string): AnyEventObject {
  const type = `${PREFIXES[kind]}${actorId}`;
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
  const last = [`${PREFIXES.done}${actorId}`, `${PREFIXES.error}${actorId}`];
  return trace.slice(startedIn + 1).some(({ type }) => last.includes(type));
}
