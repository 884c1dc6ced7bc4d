import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proposeMessage } from '../../../../src/features/contact/contactActor';
import { emptyContactForm } from '../../../support/emptyContactForm';
import { renderAt } from '../../../support/renderAt';
import { user } from '../../../support/user';

const main = () => within(screen.getByRole('main'));
const field = (name: RegExp) => main().getByRole<HTMLInputElement>('textbox', { name });

beforeEach(emptyContactForm);

test('a proposal opens the contact page with the built-in form, and can be edited', async () => {
  proposeMessage('Seed, Bowtie Leadership');
  await renderAt('/contact');
  expect(field(/^Message/).value).toBe('Seed, Bowtie Leadership');
  await user.type(field(/^Message/), ' from May.');
  expect(field(/^Message/).value).toBe('Seed, Bowtie Leadership from May.');
});

test('typed values are kept when the visitor returns to the contact page, and on the home page as well', async () => {
  const { goTo } = await renderAt('/contact', { alsoReady: ['/about', '/'] });
  await user.click(main().getByRole('button', { name: 'Click here.' }));
  await user.type(field(/^Name/), 'Ada');
  await user.type(field(/^Message/), 'Our pipeline');
  await goTo('/about');
  await goTo('/contact');
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Ada', 'Our pipeline']);
  await goTo('/');
  expect(field(/^Name/).value).toBe('Ada');
});

test('a draft stays in memory: nothing is written to storage', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  proposeMessage('Seed');
  await renderAt('/contact');
  await user.type(field(/^Name/), 'Ada');
  cleanup();
  expect([write.mock.calls, document.cookie]).toEqual([[], '']);
  write.mockRestore();
});
