import type { SubmitEvent } from 'react';
import { contactForm } from '../../content/contactForm';
import { styled } from '../../theme/stitches.config';
import { Button } from '../../ui/Button';
import { FieldPair, FieldStack, TextAreaField, TextField } from '../../ui/Field';
import { Heading } from '../../ui/Heading';
import { Sheet } from '../../ui/Sheet';

const FormSheet = styled(Sheet, { display: 'block' });
const Title = styled(Heading, { marginBottom: '1.25rem' });

export interface ContactFormProps {
  /** Stands on the sheet above the fields; absent where a heading stands beside the sheet. */
  readonly heading?: string;
}

/**
 * The built-in contact form. `method="dialog"` keeps a browser without the script from putting the values into the
 * address: outside a dialog such a submit does nothing (HTML standard, form submission algorithm).
 */
export function ContactForm({ heading }: ContactFormProps) {
  const keepValues = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <FormSheet as="form" method="dialog" noValidate onSubmit={keepValues}>
      {heading && (
        <Title as="h2" look="h3">
          {heading}
        </Title>
      )}
      <FieldStack>
        <FieldPair>
          <TextField label={contactForm.name} name="name" type="text" autoComplete="name" />
          <TextField label={contactForm.email} name="email" type="email" autoComplete="email" />
        </FieldPair>
        <TextField
          label={contactForm.company}
          optionalLabel={contactForm.optional}
          name="company"
          type="text"
          autoComplete="organization"
        />
        <TextAreaField label={contactForm.message} name="message" rows={4} />
        <div>
          <Button type="submit">{contactForm.send}</Button>
        </div>
      </FieldStack>
    </FormSheet>
  );
}
