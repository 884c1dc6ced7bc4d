import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

export const mainPart = () => screen.getByRole('main');
export const main = () => within(mainPart());

/** A heading of the page by its name. */
export const heading = (name: string | RegExp, level = 2) => main().getByRole('heading', { level, name });

/** The names of the headings of one level below an element, in their order. */
export const headingsIn = (element: Element, level: number) => textsIn(element, `h${level}`);

/** The texts of the elements that match a selector below an element, in their order. */
export const textsIn = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

function sectionOf(element: Element): HTMLElement {
  const section = element.closest('section');
  if (!section) throw new Error(`${element.textContent} is in no section.`);
  return section;
}

/** The block of the page with this heading. */
export const block = (name: string | RegExp) => sectionOf(heading(name));

/** The block of the page with its h1. */
export const hero = () => sectionOf(main().getByRole('heading', { level: 1 }));

/** The items of the list that follows a heading. */
export function itemsAfter(name: string): readonly Element[] {
  const list = heading(name).nextElementSibling;
  if (!list?.matches('ul, ol')) throw new Error(`No list follows the heading ${name}.`);
  return [...list.children];
}

/** Expects a number of items, each with a title and a text. */
export function expectTitledTexts(items: Iterable<Element>, count: number): void {
  const all = [...items];
  expect(all).toHaveLength(count);
  for (const item of all) {
    expect(item.querySelector('h3')?.textContent).toBeTruthy();
    expect(item.querySelector('p')?.textContent).toBeTruthy();
  }
}

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

/** The texts below the figures of the page. */
export const captions = () => textsIn(mainPart(), 'figure figcaption');
