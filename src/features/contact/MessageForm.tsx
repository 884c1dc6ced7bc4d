import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Actor } from 'xstate';
import type { contactMachine } from '../../../machines/contact.machine';
import { owner } from '../../config/owner';
import { contactForm } from '../../content/contactForm';
import { delivery } from '../../content/delivery';
import type { Mail } from '../../lib/mailAddress';
import { type Field, fields, joinTexts, type Message } from '../../lib/message';
import { FieldPair, FieldStack, TextField } from '../../ui/Field';
import { Layers } from '../../ui/Layers';
import { TotalInMessage, useTotalInMessage } from '../pricing/TotalInMessage';
import { Honeypot } from './Honeypot';
import { SentPanel } from './SentPanel';
import { SubmitRow } from './SubmitRow';
import { submitDetailsOf } from './submission';

export type ContactActor = Actor<typeof contactMachine>;

function focusField(form: HTMLFormElement | null, name: Field = fields[0]): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** The message for the visitor's mail program. Its text ends with a signature. */
const mailOf = ({ name, company, message }: Message, attachment: string): Mail => ({
  to: owner.SITE_EMAIL,
  subject: contactForm.emailSubject(name),
  body: [joinTexts(message, attachment), [name, company].filter(Boolean).join('\n')].join('\n\n'),
});

/**
 * The built-in form over a contact actor. `method="dialog"` keeps a browser without the script from putting the values
 * into the address: outside a dialog such a submit does nothing (HTML standard, form submission algorithm).
 */
export function MessageForm({ actor }: { readonly actor: ContactActor }) {
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const { message, invalid, refusedEmail } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isSent = snapshot.matches({ fallback: 'success' });
  const hasFailed = snapshot.matches({ fallback: 'failed' });
  const attachment = useTotalInMessage();
  const another = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const refusal = actor.on('message.refused', ({ fields: [first] }) => {
      focusField(form.current, first);
    });
    return () => refusal.unsubscribe();
  }, [actor]);

  // An inert form and a removed button lose the focus.
  useEffect(() => {
    if (!isSent) return undefined;
    const { activeElement } = document;
    if (activeElement === document.body || form.current?.contains(activeElement)) another.current?.focus();
    return () => {
      if (document.activeElement === document.body) focusField(form.current);
    };
  }, [isSent]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'message.submitted', attachment, ...submitDetailsOf(event.currentTarget) });
  };
  const errorOf = (name: keyof typeof contactForm.errors) =>
    name === 'email' && message.email === refusedEmail ? delivery.refusedEmail : contactForm.errors[name];
  const field = (name: Field) => ({
    name,
    value: message[name],
    readOnly: isBusy,
    'aria-required': name !== 'company',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      actor.send({ type: 'field.changed', field: name, value: target.value }),
    ...(name !== 'company' && invalid.includes(name) ? { error: errorOf(name) } : {}),
  });

  return (
    <Layers>
      <form ref={form} method="dialog" noValidate inert={isSent} onSubmit={onSubmit}>
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
          <TotalInMessage isLocked={isBusy} />
          <TextField label={contactForm.message} rows={4} {...field('message')} />
          <Honeypot />
          <SubmitRow
            submission={snapshot.children.submission}
            label={contactForm.send}
            failure={hasFailed ? { text: contactForm.failed, mail: mailOf(message, attachment) } : undefined}
          />
        </FieldStack>
      </form>
      {isSent && <SentPanel onAnother={() => actor.send({ type: 'another.chosen' })} buttonRef={another} />}
    </Layers>
  );
}
