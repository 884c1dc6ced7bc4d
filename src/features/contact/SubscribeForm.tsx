import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type Actor, createActor } from 'xstate';
import { subscribeMachine } from '../../../machines/subscribe.machine';
import { recipients } from '../../config/recipients';
import { delivery } from '../../content/delivery';
import { emailAbout } from '../../content/emailLink';
import { blog } from '../../content/pages/blog';
import { inspected } from '../../lib/inspected';
import { TextField } from '../../ui/Field';
import { toastsActor } from '../toasts/toastsActor';
import { SubmissionForm } from './SubmissionForm';
import { submission } from './submission';
import { type Sending, useFormActor } from './useFormActor';

const machine = subscribeMachine.provide({ actors: { submission } });
const options = { ...inspected, input: { recipient: recipients.subscribe } };
const sending: Sending<Actor<typeof subscribeMachine>> = {};

export function SubscribeForm() {
  const actor = useFormActor(sending, () => {
    const created = createActor(machine, options);
    created.on('email.sent', () =>
      toastsActor.send({ type: 'toast.added', toast: { kind: 'success', ...blog.subscribe.thanks } }),
    );
    created.on('email.lost', () =>
      toastsActor.send({ type: 'toast.added', toast: { kind: 'error', ...blog.subscribe.lost } }),
    );
    return created;
  });
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const { email, isInvalid, refusedEmail } = snapshot.context;
  const texts = blog.subscribe;

  useEffect(() => {
    const refusal = actor.on('email.refused', () => {
      form.current?.querySelector('input')?.focus();
    });
    return () => refusal.unsubscribe();
  }, [actor]);

  const error = email === refusedEmail ? delivery.refusedEmail : texts.error;

  return (
    <SubmissionForm
      ref={form}
      onSubmit={(details) => actor.send({ type: 'email.submitted', ...details })}
      submission={snapshot.children.submission}
      label={texts.button}
      failure={
        snapshot.matches('failed')
          ? { text: texts.failed, mail: emailAbout(texts.emailSubject, email) }
          : undefined
      }
    >
      <TextField
        label={texts.label}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={texts.placeholder}
        value={email}
        readOnly={snapshot.hasTag('busy')}
        aria-required
        onChange={({ target }) => actor.send({ type: 'email.changed', value: target.value })}
        error={isInvalid ? error : undefined}
      />
    </SubmissionForm>
  );
}
