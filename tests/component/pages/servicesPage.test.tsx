import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { priceList, stageNames } from '../../support/priceList';
import { renderOnceAt } from '../../support/renderOnce';

const taglines = [
  'Strategy & Momentum to Build the Future',
  'Execution Leadership to Drive Scalable Growth',
  'Building Systems That Scale',
  'Bringing Your Product Vision to Life',
  'AI-First Product Development, Built Right the First Time',
];

describe.each(['/services', '/what-we-do'])('the Services page at %s', (path) => {
  renderOnceAt(path);

  test('has the block Select Your Company Stage with the slider', () => {
    const block = screen
      .getByRole('heading', { level: 2, name: 'Select Your Company Stage' })
      .closest('section');
    expect(block && within(block).getByRole('slider')).toBeTruthy();
  });

  test('has the five package cards, each with its tagline and the way to its page', () => {
    const cards = within(screen.getByRole('main')).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
      priceList.map(({ name }) => name),
    );
    for (const [index, { name, path: packagePath }] of priceList.entries()) {
      const links = within(cards[index] ?? document.body).getAllByRole('link');
      expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
        [packagePath, null],
        [packagePath, `See the package: ${name}`],
      ]);
    }
    for (const [index, tagline] of taglines.entries()) expect(cards[index]?.textContent).toContain(tagline);
  });

  test('has the five add-on cards with their prices and pages', () => {
    const addOns = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href'), link.textContent])
      .filter(([name]) => name !== undefined);
    expect(addOns).toEqual([
      ['Demand Generation', '/services/demand-generation', expect.stringContaining('$7,500/month')],
      ['Content & Brand', '/services/content-branding', expect.stringContaining('$5,000/month')],
      ['Sales Execution', '/services/sales-execution', expect.stringContaining('$5,500/month')],
      [
        'Customer Success Augmentation',
        '/services/customer-success',
        expect.stringContaining('$6,000/month per resource'),
      ],
      [
        'Partnerships & Channel Sales',
        '/services/partnerships',
        expect.stringContaining('$6,000/month plus 3% commission'),
      ],
    ]);
  });

  test('has a table of all prices at all stages', () => {
    const table = screen.getByRole('table');
    const [, ...stageHeads] = within(table).getAllByRole('columnheader');
    expect(stageHeads.map(({ firstChild }) => firstChild?.textContent)).toEqual(stageNames);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
      priceList.map(({ name, prices, shares }) => [
        name,
        ...prices.map((price, index) => price.replace('/month', '') + shares[index]?.replace(' equity', '')),
      ]),
    );
  });

  test('explains the equity with an example, and says term, cancellation and renewal', () => {
    const text = screen.getByRole('main').textContent ?? '';
    expect(text).toContain('0.083% vests each month: 0.5% after six months, 1% after twelve');
    for (const question of [
      'How long does a package run?',
      'Can we stop early?',
      'What happens after a year?',
    ])
      expect(screen.getByRole('heading', { level: 3, name: question })).toBeTruthy();
  });

  test('has the two notes in their wording', () => {
    const text = screen.getByRole('main').textContent ?? '';
    expect(text).toMatch(/pricing is prorated annually and billed monthly over 12 months/i);
    expect(text).toMatch(/all equity is granted annually and costs monthly over 12 months/i);
  });

  test('ends in Need a Custom Package? with the way to the contact page', () => {
    const block = screen
      .getByRole('heading', { level: 2, name: 'Need a Custom Package?' })
      .closest('section');
    expect(block && within(block).getByRole('link').getAttribute('href')).toBe('/contact');
  });
});
