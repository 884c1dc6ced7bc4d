import { delivery } from '../../content/delivery';
import { type Mail, mailAddress } from '../../lib/mailAddress';
import { FormError, FormNotice } from '../../ui/Field';
import { TextButton } from '../../ui/TextButton';
import type { SubmissionStatus } from './useSubmissionStatus';

interface FormStatusProps {
  readonly status: SubmissionStatus;
  /** Set after all attempts have failed, with the message for the visitor's mail program. */
  readonly failure: { readonly text: string; readonly mail: Mail } | undefined;
}

/** Above the button: why the values have not arrived yet, or what the visitor can do after all attempts have failed. */
export function FormStatus({ status, failure }: FormStatusProps) {
  return (
    <>
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
    </>
  );
}

/** Label of the button that submits a form. @param idle label while nothing is sent. */
export const submitLabel = (status: SubmissionStatus, idle: string): string =>
  status === 'none' ? idle : delivery.button[status];
