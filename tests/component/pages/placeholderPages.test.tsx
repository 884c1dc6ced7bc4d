import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../support/renderAt';

describe.each([
  ['/services/venture-partner', 'Venture Partner', 'Ready to Accelerate Your Startup?'],
  ['/services/demand-generation', 'Demand Generation', 'Ready to Generate More Leads?'],
  ['/services/content-branding', 'Content & Branding', 'Ready to Build Your Brand?'],
  ['/services/sales-execution', 'Sales Execution', 'Ready to Boost Your Sales?'],
  ['/services/partnerships', 'Partnerships & Channel Sales', 'Ready to Expand Your Reach?'],
  ['/services/customer-success', 'Customer Success Augmentation', 'Ready to Delight Your Customers?'],
])('the short page %s', (path, name, call) => {
  test('has its heading and a subtitle', async () => {
    await renderAt(path);
    const heading = screen.getByRole('heading', { level: 1, name });
    const subtitle = heading.closest('section')?.querySelector('h1 ~ p, div + div p');
    expect(subtitle?.textContent?.trim().length).toBeGreaterThan(20);
  });

  test(`ends in “${call}” with Schedule a Consultation`, async () => {
    await renderAt(path);
    const block = screen.getByRole('heading', { level: 2, name: call }).closest('section');
    const button = block && within(block).getByRole('link', { name: 'Schedule a Consultation' });
    expect(button?.getAttribute('href')).toBe('/contact');
    expect([...screen.getByRole('main').querySelectorAll('a')].at(-1)).toBe(button);
  });
});
