import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { footerColumns, tagline } from '../../../src/content/footer';
import { legalPages } from '../../../src/content/legal/index';
import { routeOf } from '../../../src/routes/matchRoute';
import { renderAt } from '../../support/renderAt';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function footer() {
  await renderAt('/about');
  return screen.getByRole('contentinfo');
}

/** Name and address of the links under a heading of the footer. */
function column(heading: string) {
  const block = screen.getByRole('heading', { level: 2, name: heading }).parentElement;
  const links = block ? within(block).getAllByRole('link') : [];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the brand column has the tagline and the two social links', async () => {
  const content = within(await footer());
  expect(content.getByText(tagline)).toBeTruthy();
  expect(content.getByRole('link', { name: 'Momentum on LinkedIn' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.linkedin\.com\//,
  );
  expect(content.getByRole('link', { name: 'Momentum on X' }).getAttribute('href')).toMatch(
    /^https:\/\/x\.com\//,
  );
});

test.each(footerColumns)('the column $heading has its links', async ({ heading, links }) => {
  await footer();
  expect(column(heading)).toEqual(links.map(({ label, path }) => [label ?? routeOf(path).name, path]));
});

test('the bottom line has the current year, all rights reserved, and the legal links', async () => {
  const content = within(await footer());
  expect(content.getByText('© 2031 Momentum. All rights reserved.')).toBeTruthy();
  const legal = within(content.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
  expect(legal.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    Object.entries(legalPages).map(([slug, { name }]) => [name, `/${slug}`]),
  );
});

test.each([
  ['/about', ['About Us']],
  ['/careers', ['Careers']],
  // Whitepapers and Webinars lead to the same page.
  ['/resources', []],
  ['/privacy', ['Privacy Policy']],
  ['/services', []],
])('on %s the links of the current page are %j', async (path, names) => {
  await renderAt(path);
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(names);
});
