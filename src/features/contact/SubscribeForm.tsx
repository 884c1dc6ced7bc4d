import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { type Actor, createActor } from 'xstate';
import { subscribeMachine } from '../../../machines/subscribe.machine';
import { owner } from '../../config/owner';
import { blog } from '../../content/pages/blog';
import { inspected } from '../../lib/inspected';
import { Button } from '../../ui/Button';
import { FieldStack, FormError, TextField } from '../../ui/Field';
import { useToasts } from '../toasts/useToasts';
import { submission } from './submission';
import { useFocusAfter } from './useFocusAfter';
import { type Sending, useFormActor } from './useFormActor';

const machine = subscribeMachine.provide({ actors: { submission } });
const options = { ...inspected, input: { endpoint: owner.SUBSCRIBE_ENDPOINT ?? '' } };
const sending: Sending<Actor<typeof subscribeMachine>> = {};

/** The Subscribe form of the blog. `method="dialog"` for the same reason as in the contact form. */
export function SubscribeForm() {
  const toasts = useToasts();
  const actor = useFormActor(sending, () => {
    const created = createActor(machine, options);
    created.on('email.sent', () => toasts.add({ kind: 'success', ...blog.subscribe.thanks }));
    created.on('email.lost', () => toasts.add({ kind: 'error', ...blog.subscribe.lost }));
    return created;
  });
  const form = useRef<HTMLFormElement>(null);
  const { email, isInvalid } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const submit = useFocusAfter(isBusy);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const { label, placeholder, button, error, failed } = blog.subscribe;

  useEffect(() => {
    const refusal = actor.on('email.refused', () => {
      form.current?.querySelector('input')?.focus();
    });
    return () => refusal.unsubscribe();
  }, [actor]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'email.submitted' });
  };

  return (
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
      <FieldStack>
        <TextField
          label={label}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={placeholder}
          value={email}
          readOnly={isBusy}
          aria-required
          onChange={({ target }) => actor.send({ type: 'email.changed', value: target.value })}
          error={isInvalid ? error : undefined}
        />
        <FormError>{hasFailed && failed}</FormError>
        <div>
          <Button type="submit" ref={submit} wide disabled={isBusy}>
            {isBusy ? blog.subscribe.sending : button}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
