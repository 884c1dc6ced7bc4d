import { createActor } from 'xstate';
import { subscribeMachine } from '../../../machines/subscribe.machine';
import { recipients } from '../../config/recipients';
import { delivery } from '../../content/delivery';
import { emailAbout } from '../../content/emailLink';
import { blog } from '../../content/pages/blog';
import { inspected } from '../../lib/inspected';
import { TextField } from '../../ui/Field';
import { SubmissionForm } from './SubmissionForm';
import { submission } from './submission';
import { useForm } from './useForm';
import { watchForm } from './watchForm';

/** The Subscribe form of the visit: an unsent address outlives the page. */
const actor = createActor(subscribeMachine.provide({ actors: { submission } }), {
  ...inspected,
  input: { recipient: recipients.subscribe },
}).start();

watchForm(actor, blog.subscribe.thanks, blog.subscribe.lost);

export function SubscribeForm() {
  const snapshot = useForm(actor, { type: 'form.shown' }, { type: 'form.left' });
  const { email, isInvalid, refusedEmail } = snapshot.context;
  const texts = blog.subscribe;

  const error = email === refusedEmail ? delivery.refusedEmail : texts.error;

  return (
    <SubmissionForm
      actor={actor}
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
