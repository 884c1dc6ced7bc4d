import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block, main } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

const photo = vi.hoisted(() => 'https://images.acme.test/founder.jpg');

vi.mock('../../../src/config/owner', async (importOriginal) => {
  const { owner } = await importOriginal<typeof import('../../../src/config/owner')>();
  const TEAM_PORTRAITS = [{ name: 'Bo Example', role: 'Engineer', src: '/team/bo.jpg' }];
  return { owner: { ...owner, FOUNDER_NAME: 'Ada Example', FOUNDER_PHOTO: photo, TEAM_PORTRAITS } };
});

/** The founder's block with the picture beside it. */
function founder() {
  const { parentElement } = block('Founder and CEO');
  if (!parentElement) throw new Error('The block has no parent.');
  return within(parentElement);
}

test('an owner who sets a photograph and a name of the founder sees both on the about page', async () => {
  await renderAt('/about');
  const profile = founder();
  expect(profile.getByRole('heading', { level: 3, name: 'Ada Example' })).toBeTruthy();
  expect(profile.getByRole('img', { name: 'Ada Example' }).getAttribute('src')).toBe(photo);
});

test('an owner who sets portraits of the team sees them below the founder', async () => {
  await renderAt('/about');
  const profile = main();
  expect(profile.getByRole('heading', { level: 3, name: 'Bo Example' })).toBeTruthy();
  expect(profile.getByText('Engineer')).toBeTruthy();
  expect(profile.getByRole('img', { name: 'Bo Example' }).getAttribute('src')).toBe('/team/bo.jpg');
});

test('a photograph that does not load leaves a drawing with its text', async () => {
  await renderAt('/about');
  const profile = founder();
  fireEvent.error(profile.getByRole('img', { name: 'Ada Example' }));
  expect(profile.getByRole('img', { name: 'Ada Example' }).tagName).toBe('svg');
});
