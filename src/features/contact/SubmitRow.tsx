import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Actor, ActorRefFrom } from 'xstate';
import type { contactMachine } from '../../../machines/contact.machine';
import type { submissionMachine } from '../../../machines/submission.machine';
import type { subscribeMachine } from '../../../machines/subscribe.machine';
import { delivery } from '../../content/delivery';
import { type Mail, mailAddress } from '../../lib/mailAddress';
import { styled } from '../../theme/stitches.config';
import { Button } from '../../ui/Button';
import { FormError, FormNotice } from '../../ui/Field';
import { TextButton } from '../../ui/TextButton';

/** A label that changes and is always as wide as the text in `data-widest`, which is neither visible nor read. */
const SteadyLabel = styled('span', {
  display: 'grid',
  '&::after': { content: 'attr(data-widest)', height: 0, overflow: 'hidden', visibility: 'hidden' },
});

/** `sending` is the first attempt; `none` while nothing is sent. */
type SubmissionStatus = 'none' | 'sending' | 'retrying' | 'offline';

function useSubmissionStatus(submission: ActorRefFrom<typeof submissionMachine> | undefined) {
  return useSelector(submission, (snapshot): SubmissionStatus => {
    if (snapshot === undefined) return 'none';
    if (snapshot.hasTag('offline')) return 'offline';
    return snapshot.context.failures > 0 ? 'retrying' : 'sending';
  });
}

export interface SubmitRowProps {
  readonly actor: Actor<typeof contactMachine> | Actor<typeof subscribeMachine>;
  readonly isBusy: boolean;
  /** Label of the button while nothing is sent. */
  readonly label: string;
  readonly wide?: boolean;
  /** Set after all attempts have failed, with the message for the visitor's mail program. */
  readonly failure: { readonly text: string; readonly mail: Mail } | undefined;
}

/**
 * The end of a form: why the values have not arrived yet, what the visitor can do after all attempts have failed, and the
 * button.
 */
export function SubmitRow({ actor, isBusy, label, wide = false, failure }: SubmitRowProps) {
  const submission = useSelector(actor, ({ children }) => children.submission);
  const status = useSubmissionStatus(submission);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  // The button loses the focus by being disabled while the form is sent.
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isDone && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isBusy]);

  const text = status === 'none' ? label : delivery.button[status];
  return (
    <div>
      <FormNotice>
        {(status === 'retrying' || status === 'offline') && delivery.notYetSent[status]}
      </FormNotice>
      <FormError>
        {failure && (
          <span>
            {`${failure.text} `}
            <TextButton type="submit">{delivery.tryAgain}</TextButton>
            {` ${delivery.or} `}
            <a href={mailAddress(failure.mail)}>{delivery.sendByEmail}</a>
          </span>
        )}
      </FormError>
      <Button type="submit" ref={button} wide={wide} disabled={isBusy}>
        {wide ? text : <SteadyLabel data-widest={label}>{text}</SteadyLabel>}
      </Button>
    </div>
  );
}
