import { useSelector } from '@xstate/react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SubmitDetails, submissionMachine } from '../../../machines/submission.machine';
import { delivery } from '../../content/delivery';
import { styled } from '../../theme/stitches.config';
import { Button, TextButton } from '../../ui/Button';
import { CellForm, ErrorText } from '../../ui/Field';
import { Honeypot, isSpam } from './Honeypot';
import { NoScript } from './NoScript';

const Notice = styled(ErrorText, { '&&': { color: '$ink' }, '&::before': { content: 'none' } });

interface SubmissionFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly inert?: boolean;
  readonly onSubmit: (details: SubmitDetails) => void;
  /** The submission of the values, while they are sent. */
  readonly submission: ActorRefFrom<typeof submissionMachine> | undefined;
  /** Label of the button while nothing is sent. */
  readonly label: string;
  /** Set after all attempts have failed, with the address that opens the visitor's mail program with the message. */
  readonly failure: { readonly text: string; readonly mail: string } | undefined;
  readonly children: ReactNode;
}

/**
 * A form that is sent by a submission. Below its fields: why the values have not arrived yet, what the visitor can do after
 * all attempts have failed, and the button. `method="dialog"` keeps a browser without the script from putting the values
 * into the address: outside a dialog such a submit does nothing (HTML standard, form submission algorithm).
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { ref, inert, onSubmit, submission, label, failure, children } = props;
  const status = useSelector(submission, (snapshot) => {
    if (snapshot === undefined) return undefined;
    if (snapshot.hasTag('offline')) return 'offline';
    return snapshot.context.failures > 0 ? 'retrying' : 'sending';
  });
  const isBusy = status !== undefined;
  const button = useRef<HTMLButtonElement>(null);

  // The button loses the focus by being disabled while the form is sent; a second click moves it to the page around it.
  useEffect(() => {
    if (!isBusy) return undefined;
    return () => {
      if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
    };
  }, [isBusy]);

  return (
    <CellForm
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
      {children}
      <Honeypot />
      <div>
        {/* Both regions are in the document from the start, so that screen readers announce their content. */}
        <div role="status">
          {(status === 'retrying' || status === 'offline') && <Notice>{delivery.notYetSent[status]}</Notice>}
        </div>
        <div role="alert">
          {failure && (
            <ErrorText as="div">
              <span>
                {`${failure.text} `}
                <TextButton type="submit">{delivery.tryAgain}</TextButton>
                {` ${delivery.or} `}
                <a href={failure.mail}>{delivery.sendByEmail}</a>
              </span>
            </ErrorText>
          )}
        </div>
        <NoScript />
        <Button type="submit" ref={button} disabled={isBusy}>
          {status === undefined ? label : delivery.button[status]}
        </Button>
      </div>
    </CellForm>
  );
}
