import { within } from '@testing-library/react';

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
