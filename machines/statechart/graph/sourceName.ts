import type { AnyStateMachine } from 'xstate';
import { isRecord } from './isRecord';

/** Whether an actor's logic is a machine. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isRecord(logic) && isRecord(logic.root) && typeof logic.id === 'string';

/** What people call the source of an actor: its name, the id of the machine that it is, or `inline`. */
export function sourceName(source: unknown): string {
  if (typeof source === 'string') return source;
  return isMachine(source) ? source.id : 'inline';
}
