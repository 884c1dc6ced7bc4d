import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { submissionMachine } from '../../../machines/submission.machine';

/** `sending` is the first attempt; `none` while nothing is sent. */
export type SubmissionStatus = 'none' | 'sending' | 'retrying' | 'offline';

interface SendingActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly children: { readonly submission?: ActorRefFrom<typeof submissionMachine> } };
}

/** The status of the submission that a form has invoked. */
export function useSubmissionStatus(actor: SendingActor): SubmissionStatus {
  const submission = useSelector(actor, ({ children }) => children.submission);
  return useSelector(submission, (snapshot) => {
    if (snapshot === undefined) return 'none';
    if (snapshot.hasTag('offline')) return 'offline';
    return snapshot.context.failures > 0 ? 'retrying' : 'sending';
  });
}
