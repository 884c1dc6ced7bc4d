/** Words of the built-in contact form. */
export const contactForm = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  optional: 'optional',
  message: 'Message',
  send: 'Send Message',
} as const;
