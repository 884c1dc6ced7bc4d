import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../support/renderAt';

describe.each([
  ['/services/revenue-strategy', 'Revenue Strategy & Design', 'Strategy & Momentum to Build the Future'],
  ['/services/bowtie-leadership', 'Bowtie Leadership', 'Execution Leadership to Drive Scalable Growth'],
  ['/services/operational-backbone', 'Operational Backbone', 'Building Systems That Scale'],
  ['/services/product-design', 'Product Design & Management', 'Bringing Your Product Vision to Life'],
  [
    '/services/development',
    'Product Development',
    'AI-First Product Development, Built Right the First Time',
  ],
])('the package page %s', (path, name, tagline) => {
  const main = () => within(screen.getByRole('main'));
  const heading = (words: string) => main().getByRole('heading', { level: 2, name: words });

  test('has the way back to the services, its title and its tagline', async () => {
    await renderAt(path);
    expect(main().getAllByRole('link')[0]?.getAttribute('href')).toBe('/services');
    expect(main().getByRole('heading', { level: 1, name })).toBeTruthy();
    expect(main().getByText(tagline)).toBeTruthy();
  });

  test('says What’s Included in 3 or 4 items, and Who It’s For in a paragraph', async () => {
    await renderAt(path);
    const list = heading('What’s Included').nextElementSibling;
    expect(['OL', 'UL']).toContain(list?.tagName);
    expect([3, 4]).toContain(list?.children.length);
    const paragraph = heading('Who It’s For').nextElementSibling;
    expect(paragraph?.tagName).toBe('P');
    expect(paragraph?.textContent).not.toBe('');
  });

  test('has two case studies, each with an industry, an outcome and a percentage', async () => {
    await renderAt(path);
    const studies = [...screen.getByRole('main').querySelectorAll('dl')]
      .filter((list) => list.closest('aside') === null)
      .map((list) => list.parentElement);
    expect(studies).toHaveLength(2);
    for (const study of studies) {
      expect(study?.querySelector('h3')?.textContent).not.toBe('');
      expect(study?.querySelector('p')?.textContent).not.toBe('');
      const results = [...(study?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent ?? '');
      expect(results.some((result) => /\d%/.test(result))).toBe(true);
    }
  });

  test('has the card Ready to get started? with slider, investment, button and both notes', async () => {
    await renderAt(path);
    const card = within(screen.getByRole('complementary'));
    expect(card.getByRole('heading', { name: /^Ready to get started/ })).toBeTruthy();
    expect(card.getByRole('slider')).toBeTruthy();
    expect(card.getByText('Investment')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Schedule a Consultation' }).getAttribute('href')).toBe('/contact');
    expect(card.getByText(/^No commitment required\.?$/)).toBeTruthy();
    expect(
      card.getByText('Equity is granted annually and vests monthly over a 12-month period.'),
    ).toBeTruthy();
  });

  test('ends in Schedule a Consultation', async () => {
    await renderAt(path);
    expect(main().getAllByRole('link').at(-1)?.textContent).toBe('Schedule a Consultation');
  });
});
