import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { contactMachine } from '../../../machines/contact.machine';
import { contactForm } from '../../content/contactForm';
import { owner } from '../../content/owner';
import { Button } from '../../ui/Button';
import { FieldPair, FieldStack, FormError, TextAreaField, TextField } from '../../ui/Field';
import { useToasts } from '../toasts/useToasts';
import { useFocusAfter } from './useFocusAfter';

export type ContactActor = ActorRefFrom<typeof contactMachine>;

/**
 * The built-in form over a contact actor. `method="dialog"` keeps a browser without the script from putting the values
 * into the address: outside a dialog such a submit does nothing (HTML standard, form submission algorithm).
 */
export function MessageForm({ actor }: { readonly actor: ContactActor }) {
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const { message, invalid } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const submit = useFocusAfter(isBusy);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ fallback: 'failed' }));

  useEffect(() => {
    const refusal = actor.on('message.refused', ({ fields: [first] }) => {
      const field = form.current?.elements.namedItem(first ?? '');
      if (field instanceof HTMLElement) field.focus();
    });
    const success = actor.on('message.sent', () => {
      toasts.add({ kind: 'success', ...contactForm.sent });
    });
    return () => {
      refusal.unsubscribe();
      success.unsubscribe();
    };
  }, [actor, toasts]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'message.submitted' });
  };
  const field = (name: keyof typeof message) => ({
    name,
    value: message[name],
    readOnly: isBusy,
    'aria-required': name !== 'company',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      actor.send({ type: 'field.changed', field: name, value: target.value }),
    ...(name !== 'company' && invalid.includes(name) ? { error: contactForm.errors[name] } : {}),
  });

  return (
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
      <FieldStack>
        <FieldPair>
          <TextField label={contactForm.name} type="text" autoComplete="name" {...field('name')} />
          <TextField
            label={contactForm.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            {...field('email')}
          />
        </FieldPair>
        <TextField
          label={contactForm.company}
          optionalLabel={contactForm.optional}
          type="text"
          autoComplete="organization"
          {...field('company')}
        />
        <TextAreaField label={contactForm.message} rows={4} {...field('message')} />
        <FormError>
          {hasFailed && (
            <>
              {`${contactForm.failed} `}
              <a href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</a>
            </>
          )}
        </FormError>
        <div>
          <Button type="submit" ref={submit} disabled={isBusy}>
            {isBusy ? contactForm.sending : contactForm.send}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
