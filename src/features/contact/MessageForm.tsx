import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { contactMachine } from '../../../machines/contact.machine';
import { contactForm } from '../../content/contactForm';
import { delivery } from '../../content/delivery';
import { emailAbout } from '../../content/emailLink';
import { type Field, joinTexts, type Message } from '../../lib/message';
import { CellPair, TextField } from '../../ui/Field';
import { Layers } from '../../ui/layout';
import { TotalInMessage, useTotalInMessage } from '../pricing/TotalInMessage';
import { contactActor } from './contactActor';
import { SentPanel } from './SentPanel';
import { SubmissionForm } from './SubmissionForm';

/** The message for the visitor's mail program. Its text ends with a signature. */
const mailOf = ({ name, company, message }: Message, attachment: string): string =>
  emailAbout(
    contactForm.emailSubject(name),
    [joinTexts(message, attachment), [name, company].filter(Boolean).join('\n')].join('\n\n'),
  );

export function MessageForm({ snapshot }: { readonly snapshot: SnapshotFrom<typeof contactMachine> }) {
  const form = useRef<HTMLFormElement>(null);
  const { message, invalid, refusedEmail } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isSent = snapshot.matches({ fallback: 'success' });
  const hasFailed = snapshot.matches({ fallback: 'failed' });
  const attachment = useTotalInMessage();
  const another = useRef<HTMLButtonElement>(null);

  // An inert form and a removed button lose the focus.
  useEffect(() => {
    if (!isSent) return undefined;
    const { activeElement } = document;
    if (activeElement?.contains(form.current) || form.current?.contains(activeElement))
      another.current?.focus();
    return () => {
      if (document.activeElement === document.body) form.current?.querySelector('input')?.focus();
    };
  }, [isSent]);

  const errorOf = (name: keyof typeof contactForm.errors) =>
    name === 'email' && message.email === refusedEmail ? delivery.refusedEmail : contactForm.errors[name];
  const field = (name: Field) => ({
    name,
    value: message[name],
    readOnly: isBusy,
    'aria-required': name !== 'company',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      contactActor.send({ type: 'field.changed', field: name, value: target.value }),
    ...(name !== 'company' && invalid.includes(name) ? { error: errorOf(name) } : {}),
  });

  return (
    <Layers>
      <SubmissionForm
        ref={form}
        actor={contactActor}
        inert={isSent}
        onSubmit={(details) => contactActor.send({ type: 'message.submitted', attachment, ...details })}
        submission={snapshot.children.submission}
        label={contactForm.send}
        failure={hasFailed ? { text: contactForm.failed, mail: mailOf(message, attachment) } : undefined}
      >
        <CellPair>
          <TextField label={contactForm.name} type="text" autoComplete="name" {...field('name')} />
          <TextField
            label={contactForm.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            {...field('email')}
          />
        </CellPair>
        <TextField
          label={contactForm.company}
          optionalLabel={contactForm.optional}
          type="text"
          autoComplete="organization"
          {...field('company')}
        />
        <TotalInMessage isLocked={isBusy} />
        <TextField label={contactForm.message} rows={4} {...field('message')} />
      </SubmissionForm>
      {isSent && <SentPanel buttonRef={another} />}
    </Layers>
  );
}
