import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { posts } from '../../../src/content/posts/index';
import { breadcrumb, lastLink, main, mainPart } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

beforeEach(async () => {
  await renderAt('/resources/blog');
});

const aside = () => within(screen.getByRole('complementary'));
/** Texts of the items with `aria-current`. */
const currentOf = (items: readonly HTMLElement[]) =>
  items.filter((item) => item.hasAttribute('aria-current')).map(({ textContent }) => textContent);

/** The block beside the posts with this heading. */
function asideBlock(name: string) {
  const section = aside().getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`No block is called ${name}.`);
  return within(section);
}

test('says where it stands: Home > Resources > Blog', () => {
  expect(breadcrumb()).toEqual([
    ['Home', '/'],
    ['Resources', '/resources'],
    ['Blog', null],
  ]);
});

describe('the posts', () => {
  const cards = () => main().getAllByRole('article');

  test('are six', () => {
    expect(cards().map((card) => card.querySelector('h2')?.textContent)).toEqual(
      posts.map(({ title }) => title),
    );
    expect(cards()).toHaveLength(6);
  });

  test('have an image, a category, a title, an excerpt, an author and a date', () => {
    for (const [index, card] of cards().entries()) {
      const post = posts[index];
      if (!post) throw new Error('A card without a post.');
      expect(card.querySelector('img')?.getAttribute('src')).toBe(post.image);
      for (const words of [post.category, post.excerpt]) expect(within(card).getByText(words)).toBeTruthy();
      expect(card.textContent).toContain(post.author);
      expect(card.querySelector('time')?.getAttribute('datetime')).toBe(post.date);
    }
    expect(cards()[0]?.querySelector('time')?.textContent).toBe('May 12, 2026');
  });

  test('are inert: no link, no button, nothing to reach by keyboard', () => {
    for (const card of cards()) {
      expect(card.querySelectorAll('a, button, [tabindex], [role="link"]')).toHaveLength(0);
    }
  });
});

describe('the categories', () => {
  const items = () => asideBlock('Categories').getAllByRole('listitem');

  test('are eight, with All Categories as the current one', () => {
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'All Categories',
      'AI Trends',
      'Growth',
      'Marketing',
      'Operations',
      'Customer Success',
      'Product Development',
      'Leadership',
    ]);
    expect(currentOf(items())).toEqual(['All Categories']);
  });

  test('are plain text, with a line that says what is shown', () => {
    expect(asideBlock('Categories').queryAllByRole('button')).toEqual([]);
    expect(asideBlock('Categories').queryAllByRole('link')).toEqual([]);
    expect(asideBlock('Categories').getByText('All six posts are shown.')).toBeTruthy();
  });
});

test('the pagination Previous, 1, 2, 3, Next is plain text, on its first page', () => {
  const pages = main().getByRole('list', { name: 'Pages' });
  const items = within(pages).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Previous', '1', '2', '3', 'Next']);
  expect(currentOf(items)).toEqual(['1']);
  expect(pages.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
  expect(main().getByText('All six posts are on page 1.')).toBeTruthy();
});

describe('the Subscribe form', () => {
  const email = () => asideBlock('Subscribe').getByRole<HTMLInputElement>('textbox', { name: 'Your email' });

  test('has an email field with the placeholder Your email, and the button Subscribe', () => {
    expect([email().type, email().placeholder, email().autocomplete]).toEqual([
      'email',
      'Your email',
      'email',
    ]);
    const button = asideBlock('Subscribe').getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
    expect([button.type, button.form]).toEqual(['submit', email().form]);
  });

  test('does not leave the page when it is submitted', () => {
    const form = email().form;
    expect(form && fireEvent.submit(form)).toBe(false);
  });
});

test('has no link in its content but the breadcrumb and the two buttons to the contact page', () => {
  const links = [...mainPart().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/resources', '/contact', '/contact']);
  expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
});
