import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { headerNavigation } from '../../../support/pageQueries';
import { renderAt } from '../../../support/renderAt';
import { styleOf } from '../../../support/styles';
import { user } from '../../../support/user';
import { scrollWindowTo, setViewportWidth } from '../../../support/viewport';

/** The links of a navigation with `aria-current`, and its value. */
function marked(navigation: 'Main' | 'Mobile') {
  const links = headerNavigation(navigation).querySelectorAll('a[aria-current]');
  return [...links].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
}

describe('in both navigations', () => {
  test.each([
    ['/', []],
    ['/about', []],
    ['/contact', [['/contact', 'page']]],
    ['/industries', [['/industries', 'page']]],
    ['/industries/fintech', [['/industries', 'true']]],
    ['/services/revenue-strategy', [['/services', 'true']]],
    ['/resources/blog', [['/resources', 'true']]],
  ])('at %s the item of the page is marked', async (path, links) => {
    await renderAt(path);
    expect(marked('Main')).toEqual(links);
    expect(marked('Mobile')).toEqual(links);
  });

  test.each(['Main', 'Mobile'] as const)('the open list of %s marks the page itself too', async (name) => {
    await renderAt('/services/revenue-strategy');
    await user.click(within(headerNavigation(name)).getByRole('button', { name: 'Services pages' }));
    expect(marked(name)).toEqual([
      ['/services', 'true'],
      ['/services/revenue-strategy', 'page'],
    ]);
  });
});

describe('the header is translucent with a shadow once the page is scrolled more than 20 px', () => {
  const look = () => styleOf(screen.getByRole('banner')).backdropFilter;

  test('and not before', async () => {
    await renderAt('/about');
    for (const [y, isTranslucent] of [
      [20, false],
      [21, true],
    ] as const) {
      scrollWindowTo(y);
      expect(look().includes('blur')).toBe(isTranslucent);
      const { boxShadow } = styleOf(screen.getByRole('banner'));
      expect(!['', 'none'].includes(boxShadow)).toBe(isTranslucent);
    }
    scrollWindowTo(0);
  });

  test('a page that is scrolled before the script runs has a translucent header from the start', async () => {
    scrollWindowTo(500);
    await renderAt('/about');
    expect(look()).toContain('blur');
    scrollWindowTo(0);
  });
});

describe('the button of the header', () => {
  /** Visible text of the menu. */
  const words = () =>
    [...screen.getByRole('banner').querySelectorAll('a[href="/contact"] span span')]
      .filter((part) => styleOf(part).display !== 'none')
      .map((part) => part.textContent)
      .filter((text) => text?.startsWith('Schedule'));

  afterEach(() => setViewportWidth(1_024));

  test.each([
    ['Schedule a Call', 1_024],
    ['Schedule a Call', 768],
    ['Schedule', 767],
    ['Schedule', 360],
  ])('reads %s at %i px', async (text, width) => {
    setViewportWidth(width);
    await renderAt('/about');
    expect(words()).toEqual([text]);
  });
});
