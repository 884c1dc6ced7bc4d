import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

export const mainPart = () => screen.getByRole('main');
export const main = () => within(mainPart());

/** A heading of the page by its name. */
export const heading = (name: string | RegExp, level = 2) => main().getByRole('heading', { level, name });

/** The names of the headings of one level below an element, in their order. */
export const headingsIn = (element: Element, level: number) =>
  [...element.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent);

/** The block of the page with this heading. */
export function block(name: string | RegExp): HTMLElement {
  const section = heading(name).closest('section');
  if (!section) throw new Error(`No section holds the heading ${name}.`);
  return section;
}

/** The items of the list that follows a heading. */
export function itemsAfter(name: string): readonly Element[] {
  const list = heading(name).nextElementSibling;
  if (!list?.matches('ul, ol')) throw new Error(`No list follows the heading ${name}.`);
  return [...list.children];
}

/** Title and text of each item in a list or a row of cards. */
export const titledTexts = (items: Iterable<Element>) =>
  [...items].map((item) => [item.querySelector('h3')?.textContent, item.querySelector('p')?.textContent]);

/** Addresses of the links below an element, in their order; only those that start with a prefix. */
export const addressesIn = (element: Element, prefix = '') =>
  [...element.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith(prefix));

/** Visible text and accessible name of a link; the second starts with the first (WCAG 2.5.3). */
export function namesOf(link: HTMLElement) {
  const shown = link.textContent ?? '';
  const said = link.getAttribute('aria-label') ?? shown;
  expect(said.startsWith(shown)).toBe(true);
  return { shown, said };
}

/** The breadcrumbs: each with its address; null for the current page, which has `aria-current`. */
export function breadcrumb() {
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const steps = within(trail).getAllByRole('listitem');
  expect(trail.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(steps.at(-1)?.querySelector('[aria-current="page"]')).not.toBeNull();
  return steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href') ?? null]);
}

/** The last link of the page, which is its call to action. */
export function lastLink() {
  const link = main().getAllByRole('link').at(-1);
  return [link?.textContent, link?.getAttribute('href')];
}
