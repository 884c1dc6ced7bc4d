import type { Field } from '../lib/message';

/** Texts of the contact card and its two forms, in the order in which a visitor may see them. */
export const contactForm = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  optional: 'optional',
  message: 'Message',
  send: 'Send Message',
  /** Shown under an invalid field. */
  errors: {
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    message: 'Message must be at least 10 characters.',
  } satisfies Partial<Record<Field, string>>,
  sent: { title: 'Message sent!', description: 'We’ll get back to you as soon as possible.' },
  /** Shown on another page, if the visitor left the form while it was sending. */
  lost: {
    title: 'Message not sent',
    description: 'It is still in the contact form. Please try again there.',
  },
  /** What follows a sent message, in order. */
  next: {
    heading: 'What happens next',
    steps: [
      'You book a time, or we suggest some by email.',
      'On the call you hear what we would fix first.',
      'If we fit, you get a proposal with scope and price.',
    ],
  },
  /** Replaces the confirmation with the form. */
  another: 'Send another message',
  failed: 'Your message was not sent. It is still here.',
  /** Subject in the visitor's mail program. */
  emailSubject: (name: string) => `Message from ${name}`,
  /** Labels of the provider's form, shown while it loads. The owner's form in HubSpot has its own. */
  embedded: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Work email',
    message: 'What should change?',
    submit: 'Submit',
  },
  loading: 'Loading form...',
  /** Replaces the form where scripts are disabled. */
  noScript: 'The form needs JavaScript. Without it, write to',
  loadingFailed: 'There was an error loading the form.',
  tryAgain: 'Try Again',
  orWriteTo: 'or contact us directly at',
  trouble: 'Having trouble with the form?',
  toFallback: 'Click here.',
  toEmbedded: 'Try the HubSpot form instead',
} as const;
