import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { childrenOf } from '../../../src/routes/navigation';
import {
  addressesIn,
  heading,
  headingsIn,
  lastLink,
  main,
  mainPart,
  namesOf,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

describe('the overview of the industries', () => {
  const industries = childrenOf('/industries');

  renderOnceAt('/industries');

  test('has seven cards, in the order of the menu', () => {
    expect(industries).toHaveLength(7);
    expect(addressesIn(mainPart(), '/industries/')).toEqual(industries.map(({ path }) => path));
  });

  test.each(industries)('$name: name, description, icon and path', ({ path, name, summary = '' }) => {
    const card = mainPart().querySelector<HTMLElement>(`a[href="${path}"]`);
    expect(card && within(card).getByRole('heading', { level: 2, name })).toBeTruthy();
    expect(card && within(card).getByText(summary)).toBeTruthy();
    expect(card?.querySelector('svg')).not.toBeNull();
  });

  test('has Schedule a Call in its head', () => {
    const head = main().getByRole('heading', { level: 1 }).closest('section');
    const button = head && within(head).getByRole('link', { name: 'Schedule a Call' });
    expect(button?.getAttribute('href')).toBe('/contact');
  });

  test('leads to the client results from its eighth cell', () => {
    const cell = main().getByRole('link', { name: /Read the case studies$/ });
    expect(cell.getAttribute('href')).toBe('/resources/case-studies');
  });

  test('ends in Schedule a Call', () => {
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});

describe('the overview of the technologies', () => {
  const cards = childrenOf('/technologies').filter(({ path }) => path !== '/technologies/lrms');

  renderOnceAt('/technologies');

  test('is titled AI That Powers Execution', () => {
    expect(heading('AI That Powers Execution', 1)).toBeTruthy();
  });

  test('has seven cards', () => {
    expect(main().getAllByRole('link', { name: /^Learn more/ })).toHaveLength(7);
    expect(addressesIn(mainPart(), '/technologies/').slice(0, 7)).toEqual(cards.map(({ path }) => path));
  });

  test('leads to the retrieval models in a sentence below the cards', () => {
    expect(addressesIn(mainPart(), '/technologies/').slice(7)).toEqual(['/technologies/lrms']);
    const link = main().getByRole('link', { name: 'Lightweight Retrieval Models' });
    expect(link.closest('li')).toBeNull();
    expect(link.closest('p')?.textContent).toMatch(/^[A-Z].* Lightweight Retrieval Models\b.*\.$/);
  });

  test('starts with Schedule a Consultation', () => {
    const hero = heading('AI That Powers Execution', 1).closest('section') ?? mainPart();
    expect(addressesIn(hero)).toEqual(['/contact']);
  });

  test.each(cards)('$name: title, description, icon and Learn more', ({ path, name, summary = '' }) => {
    const card = heading(name).closest('li');
    const link = card && within(card).getByRole('link');
    expect(link?.getAttribute('href')).toBe(path);
    expect(link && namesOf(link)).toEqual({ shown: 'Learn more', said: expect.stringContaining(name) });
    expect(card && within(card).getByText(summary)).toBeTruthy();
    expect(card?.querySelector('svg')).not.toBeNull();
  });

  test('ends in Schedule a Consultation', () => {
    expect(lastLink()).toEqual(['Schedule a Consultation', '/contact']);
  });
});

describe('the overview How We Work', () => {
  const phases = childrenOf('/how-we-work');

  renderOnceAt('/how-we-work');

  test('has the five steps in their order', () => {
    const steps = [
      'Strategy & Product-Market Fit Overhaul',
      'Operational Planning',
      'Execution & Business Operations',
      'AI-Driven Scaling',
      'Expansion & Monetization Growth',
    ];
    expect(headingsIn(mainPart(), 2).slice(0, 5)).toEqual(steps);
    expect(phases.map(({ name }) => name)).toEqual(steps);
    expect(heading('AI-Driven Scaling').closest('li')?.parentElement?.tagName).toBe('OL');
  });

  test.each(phases.map(({ path, name }, index) => [index + 1, name, path] as const))(
    'step %i, %s: its number, three bullets and Learn More',
    (number, name, path) => {
      const step = heading(name).closest('li');
      expect(step?.textContent?.startsWith(String(number))).toBe(true);
      expect(step && within(step).getAllByRole('listitem')).toHaveLength(3);
      const link = step && within(step).getByRole('link');
      expect(link?.getAttribute('href')).toBe(path);
      expect(link && namesOf(link)).toEqual({ shown: 'Learn More', said: expect.stringContaining(name) });
    },
  );

  test('shows the bowtie, described, with whose model it is', () => {
    expect(main().getByRole('img', { name: /five equal parts/ })).toBeTruthy();
    const credit = main().getByRole('link', { name: 'Winning by Design' });
    expect(credit.getAttribute('href')).toBe('https://winningbydesign.com');
    expect(credit.getAttribute('rel')).toBe('noopener');
  });

  test('offers Schedule a Call at its head', () => {
    const hero = heading('Five phases, from strategy to expansion', 1).closest('section');
    expect(hero && addressesIn(hero)).toEqual(['/contact']);
  });

  test('ends in Schedule a Call', () => {
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});
