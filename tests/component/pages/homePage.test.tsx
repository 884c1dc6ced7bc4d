import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artworkAddress } from '../../../src/content/artworks';
import { claims } from '../../../src/content/claims';
import { studyTeasers } from '../../../src/content/studies/teasers';
import { childrenOf } from '../../../src/routes/navigation';
import { addressesIn, block, heading, hero, main, mainPart, textsIn } from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

renderOnceAt('/');

/** The grid of cards that starts with a card of this name. */
const gridOf = (first: string) => heading(first, 3).closest('ul') ?? mainPart();
const pathsBelow = (path: string) => childrenOf(path).map((route) => route.path);

test('the hero has a headline, Schedule a Call and Learn How We Work', () => {
  expect(hero().querySelector('h1')?.textContent).not.toBe('');
  const links = ['Schedule a Call', 'Learn How We Work'].map((name) =>
    within(hero()).getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/how-we-work']);
});

test.each(['Startups and founders', 'Growth-stage companies', 'Investors and VCs'])(
  'the audience card %s leads to one page',
  (audience) => {
    expect(main().getByText(audience).closest('article')?.querySelectorAll('a[href^="/"]')).toHaveLength(1);
  },
);

test('the How We Work model has five steps that link to the phase pages, in order', () => {
  expect(addressesIn(block('How We Work'), '/how-we-work/')).toEqual(pathsBelow('/how-we-work'));
  expect(textsIn(block('How We Work'), 'h3')).toEqual(childrenOf('/how-we-work').map(({ name }) => name));
});

test.each(Object.values(studyTeasers))(
  'the teaser of $industry has image, result, description and the way to its case study',
  ({ industry, description, path, artwork, claimKeys: [first] }) => {
    const teaser = main()
      .getAllByRole('article')
      .find((article) => article.textContent?.startsWith(industry));
    for (const text of [description, claims[first].value, claims[first].label])
      expect(teaser?.textContent).toContain(text);
    expect(teaser && addressesIn(teaser)).toEqual([path, path]);
    expect(teaser?.querySelector('img')?.getAttribute('src')).toBe(artworkAddress(artwork));
  },
);

test('the grids lead to the industries and to the technologies', () => {
  expect(addressesIn(gridOf('B2B SaaS'), '/industries/')).toEqual(pathsBelow('/industries'));
  const technologies = addressesIn(gridOf('RAG & Graph RAG'), '/technologies/');
  const cards = pathsBelow('/technologies').filter((path) => path !== '/technologies/lrms');
  expect(technologies).toEqual(expect.arrayContaining(cards));
});

test('the last block is Get in Touch, with the contact form', () => {
  const last = [...mainPart().querySelectorAll('section')].at(-1);
  expect(last).toBe(block('Get in Touch'));
  expect(last?.querySelector('form')).not.toBeNull();
});
