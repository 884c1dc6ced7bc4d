import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { phases } from '../../../src/content/phases/index';
import { studyTeasers } from '../../../src/content/studies/teasers';
import { keyFromPath } from '../../../src/lib/lookUp';
import { childrenOf } from '../../../src/routes/navigation';
import { addressesIn, heading, hero, main, mainPart, namesOf, textsIn } from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

describe('the overview of the industries', () => {
  renderOnceAt('/industries');

  test('has a card for each, in the order of the menu: name, description, icon and path, and its result with its base', () => {
    const cards = [...mainPart().querySelectorAll('li:has(a[href^="/industries/"])')];
    const results = Object.values(studyTeasers).map(({ industry, claimKeys: [key] }) => {
      const { value, label, base } = claims[key];
      return { industry, texts: [`${value} ${label}`, base] };
    });
    expect(cards.map((card) => [...addressesIn(card), ...textsIn(card, 'h2, p')])).toEqual(
      childrenOf('/industries').map(({ path, name, summary }) => [
        ...[path, name, summary],
        ...results.filter(({ industry }) => industry === name).flatMap(({ texts }) => texts),
      ]),
    );
    for (const card of cards) expect(card.querySelector('img')).not.toBeNull();
  });

  test('leads to the case studies, and from its head to the contact page', () => {
    const link = main().getByRole('link', { name: 'Client results' });
    expect(link.getAttribute('href')).toBe('/resources/case-studies');
    expect(within(hero()).getByRole('link', { name: 'Schedule a Call' }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});

describe('the overview of the technologies', () => {
  renderOnceAt('/technologies');
  const cards = childrenOf('/technologies').filter(({ path }) => path !== '/technologies/lrms');

  test('is titled AI That Powers Execution, above a button to the contact page', () => {
    expect(hero().querySelector('h1')?.textContent).toBe('AI That Powers Execution');
    expect(addressesIn(hero())).toEqual(['/contact']);
  });

  test('has a card for each but the retrieval models, which a block below the cards links', () => {
    const paths = cards.map(({ path }) => path);
    expect(addressesIn(mainPart(), '/technologies/')).toEqual([...paths, '/technologies/lrms']);
    const link = main().getByRole('link', { name: /Lightweight Retrieval Models/ });
    expect(link.closest('li')).toBeNull();
  });

  test.each(cards)('$name: title, description, icon and Learn more', ({ path, name, summary = '' }) => {
    const card = heading(name).closest('li') ?? mainPart();
    const link = within(card).getByRole('link');
    expect(link.getAttribute('href')).toBe(path);
    expect(namesOf(link)).toEqual({ shown: 'Learn more', said: expect.stringContaining(name) });
    expect(within(card).getByText(summary)).toBeTruthy();
    expect(card.querySelector('img')).not.toBeNull();
  });
});

describe('the overview How We Work', () => {
  renderOnceAt('/how-we-work');
  const steps = childrenOf('/how-we-work');

  test('offers a call in its head, and credits the model of the bowtie', () => {
    expect(addressesIn(hero())).toEqual(['/contact', '/how-we-work#diagnosis']);
    const credit = main().getByRole('link', { name: 'Winning by Design' });
    expect(credit.getAttribute('href')).toBe('https://winningbydesign.com');
  });

  test('has five numbered steps, each with three bullets and Learn More', () => {
    const items = [...mainPart().querySelectorAll<HTMLElement>('ol > li')];
    expect(items).toHaveLength(steps.length);
    for (const [index, { path, name }] of steps.entries()) {
      const item = items[index] ?? mainPart();
      expect(item.textContent?.startsWith(String(index + 1))).toBe(true);
      expect(textsIn(item, 'h2')).toEqual([name]);
      expect(textsIn(item, 'li')).toEqual(phases[keyFromPath(phases, path)].points);
      expect(item.textContent).toContain(`The phase ends when: ${phases[keyFromPath(phases, path)].exit}`);
      const link = within(item).getByRole('link');
      expect(link.getAttribute('href')).toBe(path);
      expect(namesOf(link)).toEqual({ shown: 'Learn More', said: expect.stringContaining(name) });
    }
  });
});
