import { type AnyActorRef, type AnyMachineSnapshot, fromCallback } from 'xstate';
import { activePaths } from '../../machines/statechart/graph';
import {
  type Answer,
  type Attempt,
  type Recipient,
  type SubmissionEvent,
  type SubmitDetails,
  submissionMachine,
  type Values,
} from '../../machines/submission.machine';

/** One attempt to send values. */
interface HeldPost extends Attempt {
  readonly answer: (answer: Answer) => void;
  readonly isAlive: () => boolean;
}

/** Details of an event that submits a form. */
export const details: SubmitDetails = {
  page: { address: 'https://example.com/contact', title: 'Contact' },
  isSpam: false,
};

export const simulated: Recipient = { kind: 'simulated' };
export const endpoint: Recipient = { kind: 'endpoint', address: 'https://example.com/messages' };

/** The submission of a form whose recipient answers when the test says so; keeps all posts, oldest first. */
export function submissionWithStandIns() {
  const posts: HeldPost[] = [];
  const logged: Values[] = [];
  /** Reports to all submissions that wait for the connection. */
  const waiting = new Set<() => void>();
  const submission = submissionMachine.provide({
    actors: {
      post: fromCallback<SubmissionEvent, Attempt>(({ input, sendBack }) => {
        let isAlive = true;
        posts.push({ ...input, answer: sendBack, isAlive: () => isAlive });
        return () => {
          isAlive = false;
        };
      }),
      watchConnection: fromCallback<SubmissionEvent>(({ sendBack }) => {
        const restore = () => sendBack({ type: 'connection.restored' });
        waiting.add(restore);
        return () => waiting.delete(restore);
      }),
    },
    actions: { logValues: ({ context }) => void logged.push(context.values) },
  });
  const restoreConnection = () => {
    for (const restore of waiting) restore();
  };
  return { submission, posts, logged, waiting, restoreConnection };
}

/** The innermost state of a form, and below it that of its submission; `attended` is omitted. */
export function stateOfForm({ value, children }: AnyMachineSnapshot): string {
  const submission = Object.values<AnyActorRef | undefined>(children).find(
    (child) => child?.getSnapshot().machine?.id === submissionMachine.id,
  );
  const state = activePaths(value).at(-1)?.replace('.attended', '');
  const sending = submission && activePaths(submission.getSnapshot().value).at(-1);
  return [state, ...(sending === undefined ? [] : [sending])].join('.');
}
