import { useSelector } from '@xstate/react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { ActorRefFrom, Subscription } from 'xstate';
import type { SubmitDetails, submissionMachine } from '../../../machines/submission.machine';
import { delivery } from '../../content/delivery';
import { styled } from '../../theme/stitches.config';
import { Button, TextButton } from '../../ui/Button';
import { CellForm, ErrorText } from '../../ui/Field';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { NoScript } from './NoScript';

const Notice = styled(ErrorText, { '&&': { color: '$ink' }, '&::before': { content: 'none' } });

/** Nothing in it has the size of a target. */
const Hidden = styled(VisuallyHidden, { '& *': { display: 'block', width: '1px', height: '1px' } });

/** Name of the honeypot, which browsers and password managers do not know. */
const HONEYPOT = 'reference';

interface SubmissionFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly inert?: boolean;
  /** The actor of the form: the first field that it reports as invalid gets the focus. */
  readonly actor: {
    on(type: 'form.invalid', listener: (event: { fields: readonly string[] }) => void): Subscription;
  };
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
  const { ref, inert, actor, onSubmit, submission, label, failure, children } = props;
  const status = useSelector(submission, (snapshot) => {
    if (snapshot === undefined) return undefined;
    if (snapshot.hasTag('offline')) return 'offline';
    return snapshot.context.failures > 0 ? 'retrying' : 'sending';
  });
  const isBusy = status !== undefined;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const subscription = actor.on('form.invalid', ({ fields: [first = ''] }) => {
      const field = button.current?.form?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    });
    return () => subscription.unsubscribe();
  }, [actor]);

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
          isSpam: Boolean(new FormData(event.currentTarget).get(HONEYPOT)),
        });
      }}
    >
      {children}
      {/* Only programs fill it in: people do not see it, the keyboard and screen readers skip it, and the attributes keep the
          password managers 1Password, LastPass, Bitwarden and Dashlane away. */}
      <Hidden as="div" aria-hidden="true">
        <label>
          {delivery.honeypot}
          <input
            type="text"
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
            data-bwignore=""
            data-form-type="other"
          />
        </label>
      </Hidden>
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
