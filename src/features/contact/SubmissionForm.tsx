import { useSelector } from '@xstate/react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SubmitDetails, submissionMachine } from '../../../machines/submission.machine';
import { delivery } from '../../content/delivery';
import { type Mail, mailAddress } from '../../lib/mailAddress';
import { styled } from '../../theme/stitches.config';
import { fontSizes, fonts } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { ErrorText, FieldStack } from '../../ui/Field';
import { TextButton } from '../../ui/TextButton';
import { Honeypot, isSpam } from './Honeypot';
import { NoScript } from './NoScript';

/** A label that changes and is always as wide as the text in `data-widest`, which is neither visible nor read. */
const SteadyLabel = styled('span', {
  display: 'grid',
  '&::after': { content: 'attr(data-widest)', height: 0, overflow: 'hidden', visibility: 'hidden' },
});

/**
 * In the document from the start, so that screen readers announce its content. An empty region takes no space, and stays for
 * assistive technology.
 */
const LiveRegion = styled('div', { '&:not(:empty)': { marginBottom: '1.25rem' } });

const Notice = styled('p', { fontFamily: fonts.display, fontSize: fontSizes.small, lineHeight: 1.35 });

interface SubmissionFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly inert?: boolean;
  readonly onSubmit: (details: SubmitDetails) => void;
  /** The submission of the values, while they are sent. */
  readonly submission: ActorRefFrom<typeof submissionMachine> | undefined;
  /** Label of the button while nothing is sent. */
  readonly label: string;
  readonly wide?: boolean;
  /** Set after all attempts have failed, with the message for the visitor's mail program. */
  readonly failure: { readonly text: string; readonly mail: Mail } | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form that is sent by a submission. Below its fields: why the values have not arrived yet, what the visitor can do after
 * all attempts have failed, and the button. `method="dialog"` keeps a browser without the script from putting the values
 * into the address: outside a dialog such a submit does nothing (HTML standard, form submission algorithm).
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { ref, inert, onSubmit, submission, label, wide = false, failure, children } = props;
  const status = useSelector(submission, (snapshot) => {
    if (snapshot === undefined) return undefined;
    if (snapshot.hasTag('offline')) return 'offline';
    return snapshot.context.failures > 0 ? 'retrying' : 'sending';
  });
  const isBusy = status !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  // The button loses the focus by being disabled while the form is sent.
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isDone && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isBusy]);

  const text = status === undefined ? label : delivery.button[status];
  return (
    <form
      ref={ref}
      method="dialog"
      noValidate
      inert={inert}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({
          page: { address: window.location.href, title: document.title },
          isSpam: isSpam(event.currentTarget),
        });
      }}
    >
      <FieldStack>
        {children}
        <Honeypot />
        <div>
          <LiveRegion role="status">
            {(status === 'retrying' || status === 'offline') && (
              <Notice>{delivery.notYetSent[status]}</Notice>
            )}
          </LiveRegion>
          <LiveRegion role="alert">
            {failure && (
              <ErrorText as="div">
                <span>
                  {`${failure.text} `}
                  <TextButton type="submit">{delivery.tryAgain}</TextButton>
                  {` ${delivery.or} `}
                  <a href={mailAddress(failure.mail)}>{delivery.sendByEmail}</a>
                </span>
              </ErrorText>
            )}
          </LiveRegion>
          <NoScript />
          <Button type="submit" ref={button} wide={wide} disabled={isBusy}>
            {wide ? text : <SteadyLabel data-widest={label}>{text}</SteadyLabel>}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
