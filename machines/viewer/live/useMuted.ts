import { useState } from 'react';
import { actorLabel, type LiveActor } from '../../statechart/inspect';

/** Actors that the reader has muted: they are neither followed nor listed in the timeline. */
export interface Muted {
  readonly isMuted: (actor: LiveActor | undefined) => boolean;
  readonly toggle: (actor: LiveActor) => void;
}

/** Muted actors by the name of their machine, so that those that start later are muted, too. */
export function useMuted(): Muted {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  return {
    isMuted: (actor) => actor !== undefined && names.has(actorLabel(actor)),
    toggle: (actor) =>
      setNames((before) => {
        const name = actorLabel(actor);
        return new Set(before.has(name) ? [...before].filter((other) => other !== name) : [...before, name]);
      }),
  };
}
