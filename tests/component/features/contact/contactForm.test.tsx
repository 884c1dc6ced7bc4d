import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../support/renderAt';
import { user } from '../../../support/user';

const form = () => within(screen.getByRole('main'));
const field = (label: RegExp) =>
  form().getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name: label });

describe('the form of the home page', () => {
  test.each([
    [/^Name/, 'text', 'name', 'name'],
    [/^Email/, 'email', 'email', 'email'],
    [/^Company/, 'text', 'company', 'organization'],
  ])('has the field %s of type %s', async (label, type, name, autoComplete) => {
    await renderAt('/');
    const { tagName, type: given, name: key } = field(label);
    expect([tagName, given, key]).toEqual(['INPUT', type, name]);
    expect(field(label).getAttribute('autocomplete')).toBe(autoComplete);
  });

  test('has a message of 4 rows, and Send Message', async () => {
    await renderAt('/');
    expect([field(/^Message/).tagName, field(/^Message/).getAttribute('rows')]).toEqual(['TEXTAREA', '4']);
    const button = form().getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
    expect(button.type).toBe('submit');
    expect(form().getAllByRole('textbox')).toHaveLength(4);
    expect(screen.queryByText('Try the HubSpot form instead')).toBeNull();
  });

  test('requires the name, the email and the message; the company is optional', async () => {
    await renderAt('/');
    const required = form()
      .getAllByRole<HTMLInputElement | HTMLTextAreaElement>('textbox')
      .filter((textbox) => textbox.getAttribute('aria-required') === 'true');
    expect(required.map(({ name }) => name)).toEqual(['name', 'email', 'message']);
    expect(field(/^Company.*optional/i).name).toBe('company');
  });

  test('Send Message keeps the values, and nothing is submitted', async () => {
    await renderAt('/');
    await user.type(field(/^Name/), 'A');
    await user.type(field(/^Email/), 'ada@');
    await user.type(field(/^Company/), 'Acme');
    await user.type(field(/^Message/), 'Short');

    const submits: boolean[] = [];
    const watch = (event: Event) => submits.push(event.defaultPrevented);
    window.addEventListener('submit', watch);
    await user.click(form().getByRole('button', { name: 'Send Message' }));
    window.removeEventListener('submit', watch);

    expect(submits).toEqual([true]);
    const values = [/^Name/, /^Email/, /^Company/, /^Message/].map((label) => field(label).value);
    expect(values).toEqual(['A', 'ada@', 'Acme', 'Short']);
  });

  test('Enter in a field does not leave the page either', async () => {
    await renderAt('/');
    const element = field(/^Name/).form;
    expect(element && fireEvent.submit(element)).toBe(false);
  });
});
