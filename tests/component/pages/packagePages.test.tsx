import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { packages } from '../../../src/content/services/index';
import { keyOf } from '../../../src/lib/lookUp';
import { renderOnceAt } from '../../support/renderOnce';

const main = () => within(screen.getByRole('main'));

const textOf = (path: string) => packages[keyOf(packages, path)].text();

const titlesOf = (path: string) => textOf(path).included.map(({ title }) => title);

const pages = [
  [
    '/services/revenue-strategy',
    'Revenue Strategy & Design',
    'Strategy & Momentum to Build the Future',
    '$5,000 to $20,000 a month',
  ],
  [
    '/services/bowtie-leadership',
    'Bowtie Leadership',
    'Execution Leadership to Drive Scalable Growth',
    '$4,000 to $16,000 a month',
  ],
  [
    '/services/operational-backbone',
    'Operational Backbone',
    'Building Systems That Scale',
    '$3,000 to $12,000 a month',
  ],
  [
    '/services/product-design',
    'Product Design & Management',
    'Bringing Your Product Vision to Life',
    '$4,000 to $16,000 a month',
  ],
  [
    '/services/development',
    'Product Development',
    'AI-First Product Development, Built Right the First Time',
    '$5,000 to $20,000 a month',
  ],
] as const;

describe.each(pages)('the package page %s', (path, name, tagline, range) => {
  renderOnceAt(path);

  const heading = (words: string) => main().getByRole('heading', { level: 2, name: words });

  test('has the way back to the services, its title and its tagline', () => {
    expect(main().getAllByRole('link')[0]?.getAttribute('href')).toBe('/services');
    expect(main().getByRole('heading', { level: 1, name })).toBeTruthy();
    expect(main().getByText(tagline)).toBeTruthy();
  });

  test('has its offer and a button to the contact page in its head', () => {
    const head = main().getByRole('heading', { level: 1 }).closest('section');
    expect(head?.textContent).toContain(textOf(path).lead);
    const button = head && within(head).getByRole('link', { name: 'Schedule a Consultation' });
    expect(button?.getAttribute('href')).toBe('/contact');
  });

  test('states fee and equity from Pre-Seed to Series B, their base, and the length of 12 months', () => {
    const terms = main().getByRole('heading', { level: 1 }).closest('section')?.querySelector('dl');
    expect(terms?.textContent).toContain(range);
    expect(terms?.textContent).toMatch(/% to [\d.]+% of your company for 12 months of work/);
    expect(terms?.textContent).toContain('12 months, billed monthly');
  });

  test('includes what the Services page lists for it', () => {
    const included = heading('What’s Included').nextElementSibling?.textContent;
    for (const title of titlesOf(path)) expect(included).toContain(title);
  });

  test('leads to the services that replace it and to those that complete it', () => {
    const { alternatives, combinations } = textOf(path);
    for (const [title, references] of [
      ['When to choose another service', alternatives],
      ['Combine it with', combinations],
    ] as const) {
      const list = main().getByRole('heading', { level: 3, name: title }).parentElement;
      const links = [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      expect(links).toEqual(references.map(({ service }) => `/services/${service}`));
    }
  });

  test('says what happens after the call, in four periods', () => {
    const block = main().getByText('After the call').closest('section');
    const periods = [...(block?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(periods).toEqual(['Weeks 1 and 2', 'Weeks 3 and 4', 'Months 2 and 3', 'Months 4 to 12']);
  });

  test('says What’s Included in 3 or 4 items, and Who It’s For in a paragraph', () => {
    const list = heading('What’s Included').nextElementSibling;
    expect(['OL', 'UL']).toContain(list?.tagName);
    expect([3, 4]).toContain(list?.children.length);
    const paragraph = heading('Who It’s For').nextElementSibling;
    expect(paragraph?.tagName).toBe('P');
    expect(paragraph?.textContent).not.toBe('');
  });

  test('has two case studies, each with an industry, an outcome and a percentage', () => {
    const studies = main().getAllByRole('article');
    expect(studies).toHaveLength(2);
    for (const study of studies) {
      expect(study?.querySelector('h3')?.textContent).not.toBe('');
      expect(study?.querySelector('p')?.textContent).not.toBe('');
      const results = [...(study?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent ?? '');
      expect(results.some((result) => /\d%/.test(result))).toBe(true);
    }
  });

  test('has the card Ready to get started? with slider, investment, button and both notes', () => {
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

  test('ends in Schedule a Consultation', () => {
    expect(main().getAllByRole('link').at(-1)?.textContent).toBe('Schedule a Consultation');
  });
});

describe('the Services page', () => {
  renderOnceAt('/services');

  test.each(pages)('lists what the package %s includes', (path, name) => {
    const card = main()
      .getAllByRole('article')
      .find((article) => within(article).queryByRole('heading', { name }));
    const listed = [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(listed).toEqual(titlesOf(path));
  });
});
