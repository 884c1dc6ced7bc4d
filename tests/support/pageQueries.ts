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

/** A navigation of the header by its accessible name. A query by role would search the whole page each time. */
export function headerNavigation(name: 'Main' | 'Mobile'): HTMLElement {
  const navigation = document.querySelector<HTMLElement>(`header nav[aria-label="${name}"]`);
  if (!navigation) throw new Error(`The header has no navigation with the name ${name}.`);
  return navigation;
}

export const desktopMenu = () => within(headerNavigation('Main'));
export const mobileMenu = () => within(headerNavigation('Mobile'));

/** The chevron button of a top-level item of the desktop menu. */
export const chevron = (item: string) => desktopMenu().getByRole('button', { name: `${item} pages` });

/** A top-level link of the desktop menu. */
export const topLevelLink = (item: string) => desktopMenu().getByRole('link', { name: item });

/** The element that a button controls (`aria-controls`). @throws Error if there is none. */
export function controlledBy(button: HTMLElement): HTMLElement {
  const id = button.getAttribute('aria-controls') ?? '';
  const element = document.getElementById(id);
  if (!element) throw new Error(`aria-controls="${id}" names no element.`);
  return element;
}

export const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** The names of the chevrons whose dropdown is open. */
export const openItems = () =>
  desktopMenu()
    .getAllByRole('button')
    .filter(isExpanded)
    .map((button) => button.getAttribute('aria-label'));

/** The links inside what a button opens. */
export const linksIn = (button: HTMLElement) => within(controlledBy(button)).getAllByRole('link');
