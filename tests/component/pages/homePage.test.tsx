import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderOnceAt } from '../../support/renderOnce';

renderOnceAt('/');

const main = () => within(screen.getByRole('main'));

/** The block of the page that contains a heading of this name. */
function block(name: string | RegExp) {
  const section = main().getAllByText(name)[0]?.closest('section');
  if (!section) throw new Error(`No section holds ${name}.`);
  return section;
}
const linksTo = (root: HTMLElement, prefix: string) =>
  [...root.querySelectorAll(`a[href^="${prefix}"]`)].map((link) => link.getAttribute('href'));

describe('the hero', () => {
  test('has a headline and two ways on', () => {
    const hero = within(main().getByRole('heading', { level: 1 }).closest('section') ?? document.body);
    expect(hero.getByRole('link', { name: 'Schedule a Call' }).getAttribute('href')).toBe('/contact');
    expect(hero.getByRole('link', { name: 'Learn How We Work' }).getAttribute('href')).toBe('/how-we-work');
  });

  test('is followed by three audience cards', () => {
    const cards = ['Startups and founders', 'Growth-stage companies', 'Investors and VCs'];
    for (const audience of cards) {
      const card = main().getByText(audience).closest('article');
      expect(card?.querySelectorAll('a[href^="/"]')).toHaveLength(1);
    }
  });
});

test('the How We Work model has five steps that link to the five phase pages, in order', () => {
  const model = block('How We Work');
  expect(linksTo(model, '/how-we-work/')).toEqual([
    '/how-we-work/strategy',
    '/how-we-work/planning',
    '/how-we-work/execution',
    '/how-we-work/scaling',
    '/how-we-work/expansion',
  ]);
  const names = within(model)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Strategy & Product-Market Fit Overhaul',
    'Operational Planning',
    'Execution & Business Operations',
    'AI-Driven Scaling',
    'Expansion & Monetization Growth',
  ]);
});

describe('the case-study teasers', () => {
  test.each([
    ['B2B SaaS', '$2.5M', 'ARR in 9 months', '#b2b-saas'],
    ['HealthTech', '68%', 'conversion', '#healthtech'],
    ['Fintech', '47%', 'CAC', '#fintech'],
  ])('%s: %s %s, and links to its case study', (category, value, measure, hash) => {
    const teaser = main()
      .getAllByRole('article')
      .find((article) => article.textContent?.startsWith(category));
    expect(teaser?.textContent).toContain(value);
    expect(teaser?.textContent).toContain(measure);
    const studyAddress = `/resources/case-studies${hash}`;
    expect(teaser && linksTo(teaser, '/')).toEqual([studyAddress, studyAddress]);
    expect(teaser?.querySelector('img')?.getAttribute('src')).toMatch(/^(\/|https:\/\/)/);
  });

  test('the Fintech study has the Series B of $28M', () => {
    expect(main().getByText(/\$28M Series B/)).toBeTruthy();
  });
});

test('the industries grid leads to the seven industries', () => {
  const grid = main().getByRole('heading', { level: 3, name: 'B2B SaaS' }).closest('ul');
  expect(grid && linksTo(grid, '/industries/')).toEqual([
    '/industries/b2b-saas',
    '/industries/fintech',
    '/industries/healthtech',
    '/industries/cybersecurity',
    '/industries/regenerative-agriculture',
    '/industries/greentech',
    '/industries/high-overhead',
  ]);
});

test('the technologies grid leads to the technologies', () => {
  const grid = main().getByRole('heading', { level: 3, name: 'RAG & Graph RAG' }).closest('ul');
  const paths = grid ? linksTo(grid, '/technologies/') : [];
  for (const path of [
    ...['/technologies/rag', '/technologies/agentic-ai', '/technologies/llms', '/technologies/cloud-ai'],
    ...['/technologies/customer-success-ai', '/technologies/marketing-sales-ai'],
    '/technologies/business-intelligence-ai',
  ]) {
    expect(paths).toContain(path);
  }
});

test('the last block is Get in Touch, with the contact form', () => {
  const contact = main().getByRole('heading', { level: 2, name: 'Get in Touch' }).closest('section');
  expect(contact?.querySelector('form')).not.toBeNull();
});

test('a block with a required name has it as its heading', () => {
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toContain('How We Work');
  expect(headings).toContain('Get in Touch');
});
