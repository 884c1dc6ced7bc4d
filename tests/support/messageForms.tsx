import { render, screen } from '@testing-library/react';
import { ContactBlock } from '../../src/features/contact/ContactBlock';
import { SubscribeForm } from '../../src/features/contact/SubscribeForm';
import { user } from './user';

export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Renders the contact form with a valid message. */
export async function showFilledForm() {
  const { container } = render(<ContactBlock />);
  await user.type(field(/^Name/), ' Ada ');
  await user.type(field(/^Email/), 'ada@example.com');
  await user.type(field(/^Company/), 'Engines');
  await user.type(field(/^Message/), 'Our pipeline stopped.');
  return container;
}

export const send = () => user.click(button('Send Message'));

/** Renders the Subscribe form and submits a valid address. */
export async function subscribe() {
  render(<SubscribeForm />);
  await user.type(field(/^Your email/), 'ada@example.com');
  await user.click(button('Subscribe'));
}
