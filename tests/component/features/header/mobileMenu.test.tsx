import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mainMenu } from '../../../../src/routes/navigation';
import { controlledBy, isExpanded, mobileMenu } from '../../../support/pageQueries';
import { renderAt } from '../../../support/renderAt';
import { styleOf } from '../../../support/styles';
import { user } from '../../../support/user';
import { setViewportWidth } from '../../../support/viewport';

const hamburger = () => screen.getByRole('button', { name: 'Menu' });
const subListButton = (item: string) => mobileMenu().getByRole('button', { name: `${item} pages` });
const openSubLists = () =>
  mobileMenu()
    .getAllByRole('button')
    .filter(isExpanded)
    .map((button) => button.getAttribute('aria-label'));

beforeEach(() => setViewportWidth(360));
afterEach(() => setViewportWidth(1_024));

describe('below 768 px the hamburger', () => {
  test('opens and closes the menu that it controls', async () => {
    await renderAt('/about');
    const menu = screen.getByRole('navigation', { name: 'Mobile' });
    const display = () => styleOf(menu).display;
    expect(controlledBy(hamburger())).toBe(menu);
    expect(isExpanded(hamburger())).toBe(false);
    expect(display()).toBe('none');
    await user.click(hamburger());
    expect(isExpanded(hamburger())).toBe(true);
    expect(display()).not.toBe('none');
    await user.click(hamburger());
    expect(isExpanded(hamburger())).toBe(false);
    expect(display()).toBe('none');
  });

  test('keeps the page behind the open menu from scrolling', async () => {
    await renderAt('/about');
    const isHeld = () => document.documentElement.hasAttribute('data-scroll-locked');
    expect(isHeld()).toBe(false);
    await user.click(hamburger());
    expect(isHeld()).toBe(true);
    await user.click(hamburger());
    expect(isHeld()).toBe(false);
  });
});

describe('the mobile menu', () => {
  test('has the six top-level items, and ends with a full-width Schedule a Call', async () => {
    await renderAt('/about');
    const links = mobileMenu()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Industries', '/industries'],
      ['Technologies', '/technologies'],
      ['How We Work', '/how-we-work'],
      ['Services', '/services'],
      ['Resources', '/resources'],
      ['Contact', '/contact'],
      ['Schedule a Call', '/contact'],
    ]);
    const button = mobileMenu().getByRole('link', { name: 'Schedule a Call' });
    expect(styleOf(button).width).toBe('100%');
  });

  const dropdowns = mainMenu
    .filter(({ dropdown }) => dropdown !== undefined)
    .map(({ route, children }) => [route.name, children.length] as const);

  test.each(dropdowns)(
    'opens the sub-list of %s with its %i pages, and closes it again',
    async (item, count) => {
      await renderAt('/about');
      await user.click(hamburger());
      await user.click(subListButton(item));
      expect(isExpanded(subListButton(item))).toBe(true);
      expect(within(controlledBy(subListButton(item))).getAllByRole('link')).toHaveLength(count);
      await user.click(subListButton(item));
      expect(controlledBy(subListButton(item)).hidden).toBe(true);
    },
  );
});

describe('the mobile menu closes', () => {
  test('on Escape, and the focus goes back to the hamburger', async () => {
    await renderAt('/about');
    await user.click(hamburger());
    mobileMenu().getByRole('link', { name: 'Resources' }).focus();
    await user.keyboard('{Escape}');
    expect(isExpanded(hamburger())).toBe(false);
    expect(document.activeElement).toBe(hamburger());
  });

  test('but not when the focus leaves an open sub-list', async () => {
    await renderAt('/about');
    await user.click(hamburger());
    await user.click(subListButton('Services'));
    mobileMenu().getByRole('link', { name: 'Resources' }).focus();
    expect(isExpanded(hamburger())).toBe(true);
    expect(openSubLists()).toEqual(['Services pages']);
  });

  test('on a press outside', async () => {
    await renderAt('/about');
    await user.click(hamburger());
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(isExpanded(hamburger())).toBe(false);
  });

  test('when the current page is chosen again', async () => {
    await renderAt('/contact');
    await user.click(hamburger());
    await user.click(mobileMenu().getByRole('link', { name: 'Contact' }));
    expect(isExpanded(hamburger())).toBe(false);
  });

  test('when the window becomes 768 px wide or wider', async () => {
    await renderAt('/about');
    await user.click(hamburger());
    setViewportWidth(1_024);
    expect(isExpanded(hamburger())).toBe(false);
  });
});
