import type { LiveActor } from './protocol';

/** Name of an actor for readers: the id of its machine, or the name of its logic. */
export const actorLabel = (actor: Pick<LiveActor, 'chart' | 'source'> | undefined): string =>
  actor?.chart?.id ?? actor?.source ?? '';
