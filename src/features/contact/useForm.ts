import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Actor, type AnyStateMachine, type EventFrom, type SnapshotFrom, transition } from 'xstate';

/**
 * Reports to the actor of a form, which lives as long as the document, that the form is on the page, and that it has left.
 * @returns the current snapshot; at first the one that these events lead to, because the actor gets them after the render.
 */
export function useForm<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  shown: EventFrom<Machine>,
  left: EventFrom<Machine>,
): SnapshotFrom<Machine> {
  const after = (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) =>
    transition(actor.logic, snapshot, event)[0];
  // The previous page may have the form too.
  const [first] = useState(() => after(after(actor.getSnapshot(), left), shown));
  const [isShown, setIsShown] = useState(false);
  const current = useSelector(actor, (snapshot) => snapshot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other events do not show the form again
  useEffect(() => {
    actor.send(shown);
    setIsShown(true);
    return () => actor.send(left);
  }, [actor]);

  return isShown ? current : first;
}
