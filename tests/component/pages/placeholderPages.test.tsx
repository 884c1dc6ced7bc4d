import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { packages, shortServices } from '../../../src/content/services/index';
import { keyOf } from '../../../src/lib/lookUp';
import { renderAt } from '../../support/renderAt';
import { renderOnceAt } from '../../support/renderOnce';

const textOf = (path: string) => shortServices[keyOf(shortServices, path)].text();

describe.each([
  ['/services/venture-partner', 'Venture Partner', 'Ready to Accelerate Your Startup?'],
  ['/services/demand-generation', 'Demand Generation', 'Ready to Generate More Leads?'],
  ['/services/content-branding', 'Content & Branding', 'Ready to Build Your Brand?'],
  ['/services/sales-execution', 'Sales Execution', 'Ready to Boost Your Sales?'],
  ['/services/partnerships', 'Partnerships & Channel Sales', 'Ready to Expand Your Reach?'],
  ['/services/customer-success', 'Customer Success Augmentation', 'Ready to Delight Your Customers?'],
])('the short page %s', (path, name, call) => {
  renderOnceAt(path);

  test('has its heading, a subtitle and a button to the contact page in its head', () => {
    const head = screen.getByRole('heading', { level: 1, name }).closest('section');
    expect(head?.textContent).toContain(textOf(path).lead);
    const button = head && within(head).getByRole('link', { name: 'Schedule a Consultation' });
    expect(button?.getAttribute('href')).toBe('/contact');
  });

  test(`ends in “${call}” with Schedule a Consultation`, () => {
    const block = screen.getByRole('heading', { level: 2, name: call }).closest('section');
    const button = block && within(block).getByRole('link', { name: 'Schedule a Consultation' });
    expect(button?.getAttribute('href')).toBe('/contact');
    expect([...screen.getByRole('main').querySelectorAll('a')].at(-1)).toBe(button);
  });
});

describe.each([
  ['/services/demand-generation', '$7,500/month'],
  ['/services/content-branding', '$5,000/month'],
  ['/services/sales-execution', '$5,500/month'],
  ['/services/customer-success', '$6,000/month per resource'],
  ['/services/partnerships', '$6,000/month plus 3% commission'],
])('the add-on page %s', (path, price) => {
  renderOnceAt(path);

  test('has its price in its head', () => {
    const head = screen.getByRole('heading', { level: 1 }).closest('section');
    expect([...(head?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toContain(price);
  });

  test('names the packages that it combines with, as links', () => {
    const head = screen.getByRole('heading', { level: 1 }).closest('section');
    const value = head && within(head).getByText('Combines with').nextElementSibling;
    const links = [...(value?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    const { combinations } = textOf(path);
    expect(links).toEqual(combinations.map(({ service }) => `/services/${service}`));
    for (const { service } of combinations) expect(Object.keys(packages)).toContain(service);
  });
});

test('the page of the Venture Partner says how it is paid, and promises no introductions to investors', async () => {
  await renderAt('/services/venture-partner');
  const head = screen.getByRole('heading', { level: 1 }).closest('section');
  const terms = head && within(head);
  expect(terms?.getByText('Fee').nextElementSibling?.textContent).toMatch(/^Quoted in the proposal/);
  expect(terms?.getByText('Not included').nextElementSibling?.textContent).toMatch(/introducing investors/);
});
