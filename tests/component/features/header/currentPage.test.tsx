import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { headerNavigation } from '../../../support/headerQueries';
import { renderAt } from '../../../support/renderAt';
import { renderOnceAt } from '../../../support/renderOnce';
import { styleOf } from '../../../support/styles';
import { scrollWindowTo, setViewportWidth } from '../../../support/viewport';

/** The links of a navigation with `aria-current`, and its value. */
function marked(navigation: 'Main' | 'Mobile') {
  const links = headerNavigation(navigation).querySelectorAll('a[aria-current]');
  return [...links].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
}

describe.each([
  ['/', []],
  ['/about', []],
  ['/contact', [['/contact', 'page']]],
  ['/industries', [['/industries', 'page']]],
  [
    '/industries/fintech',
    [
      ['/industries', 'true'],
      ['/industries/fintech', 'page'],
    ],
  ],
  [
    '/services/revenue-strategy',
    [
      ['/services', 'true'],
      ['/services/revenue-strategy', 'page'],
    ],
  ],
  ['/resources/blog', [['/resources', 'true']]],
])('at %s', (path, links) => {
  renderOnceAt(path);

  test.each(['Main', 'Mobile'] as const)(
    'the current page, and the item above it, are marked in the navigation %s',
    (navigation) => {
      expect(marked(navigation)).toEqual(links);
    },
  );
});

describe('the header is translucent with a shadow once the page is scrolled more than 20 px', () => {
  const look = () => styleOf(screen.getByRole('banner')).backdropFilter;

  test.each([
    [0, false],
    [20, false],
    [21, true],
    [2_000, true],
  ])('at %i px: %s', async (y, isTranslucent) => {
    await renderAt('/about');
    scrollWindowTo(y);
    expect(look().includes('blur')).toBe(isTranslucent);
    const { boxShadow } = styleOf(screen.getByRole('banner'));
    expect(!['', 'none'].includes(boxShadow)).toBe(isTranslucent);
    scrollWindowTo(0);
    expect(look().includes('blur')).toBe(false);
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
