import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { posts } from '../../../src/content/posts/index';
import { block, headingsIn, lastLink, mainPart, namesOf } from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

renderOnceAt('/resources');

/** The title and the action of a card link to the blog; the action's accessible name includes the card's title. */
function expectBlogLinks(card: HTMLElement, title: string, shown: string) {
  const [titleLink, action, ...others] = within(card).getAllByRole('link');
  if (!titleLink || !action) throw new Error('A card wants a linked title and an action.');
  expect(others).toEqual([]);
  expect([titleLink, action].map((link) => link.getAttribute('href'))).toEqual([
    '/resources/blog',
    '/resources/blog',
  ]);
  expect(titleLink.closest('h3')?.textContent).toBe(title);
  expect(namesOf(action)).toEqual({ shown, said: `${shown}: ${title}` });
}

const titleOf = (card: HTMLElement) => card.querySelector('h3')?.textContent ?? '?';

test('has the required blocks in order', () => {
  expect(headingsIn(mainPart(), 2)).toEqual([
    'Latest Blog Posts',
    'Guides & Whitepapers',
    'Webinars & On-Demand Content',
    'Need Custom Solutions?',
  ]);
});

test('the Latest Blog Posts are the three newest, each a card that leads to the blog', () => {
  const cards = within(block('Latest Blog Posts')).getAllByRole('article');
  const newest = [...posts].sort((a, b) => b.date.localeCompare(a.date)).slice(0, 3);
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
    newest.map(({ title }) => title),
  );
  for (const [index, card] of cards.entries()) {
    const { title = '', category = '', author = '' } = newest[index] ?? {};
    expect(card.textContent).toContain(category);
    expect(card.textContent).toContain(author);
    expect(card.querySelector('img')).not.toBeNull();
    expectBlogLinks(card, title, 'Read on the blog');
  }
});

test('the Guides & Whitepapers are a Guide, a Whitepaper and a Trend Report; their action is Download', () => {
  const cards = within(block('Guides & Whitepapers')).getAllByRole('listitem');
  const types = cards.map((card) => card.querySelector('p')?.textContent);
  expect(types).toEqual(['Guide', 'Whitepaper', 'Trend Report']);
  for (const card of cards) expectBlogLinks(card, titleOf(card), 'Download on the blog');
});

test('the Webinars & On-Demand Content take 45 and 60 minutes; their action is Watch now', () => {
  const cards = within(block('Webinars & On-Demand Content')).getAllByRole('article');
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(['45 minutes', '60 minutes']);
  for (const card of cards) expectBlogLinks(card, titleOf(card), 'Watch now on the blog');
});

test('ends in Need Custom Solutions? with the way to the contact page', () => {
  const link = within(block('Need Custom Solutions?')).getByRole('link', { name: 'Schedule a Call' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
});
