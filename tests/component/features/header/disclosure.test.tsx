import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { mainMenu } from '../../../../src/routes/navigation';
import {
  chevron,
  controlledBy,
  desktopMenu,
  isExpanded,
  linksIn,
  openItems,
  topLevelLink,
} from '../../../support/pageQueries';
import { renderAt } from '../../../support/renderAt';
import { user } from '../../../support/user';
import { setViewportWidth } from '../../../support/viewport';

const items = ['Industries', 'Technologies', 'How We Work', 'Services'] as const;

/** Scrolls the page, which happy-dom does not lay out. */
function scrollTo(y: number): void {
  act(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
  });
}
afterEach(() => scrollTo(0));

describe('the desktop menu is a disclosure navigation with top-level links', () => {
  test('has the logo, six links, four chevrons and Schedule a Call', async () => {
    await renderAt('/about');
    const header = screen.getByRole('banner');
    expect(header.querySelector('a')?.getAttribute('href')).toBe('/');
    const topLevel = ['Industries', 'Technologies', 'How We Work', 'Services', 'Resources', 'Contact'];
    const paths = topLevel.map((name) => desktopMenu().getByRole('link', { name }).getAttribute('href'));
    expect(paths).toEqual([
      ...['/industries', '/technologies', '/how-we-work', '/services', '/resources', '/contact'],
    ]);
    const buttons = desktopMenu().getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      items.map((item) => `${item} pages`),
    );
    expect(screen.getAllByRole('link', { name: /^Schedule/ })[0]?.getAttribute('href')).toBe('/contact');
  });

  test.each(mainMenu.filter(({ dropdown }) => dropdown))(
    'the dropdown of $route.name lists its pages, and is hidden and empty while it is closed',
    async ({ route, children }) => {
      await renderAt('/about');
      expect(isExpanded(chevron(route.name))).toBe(false);
      const closed = controlledBy(chevron(route.name));
      expect([closed.hidden, closed.childElementCount]).toEqual([true, 0]);
      await user.click(chevron(route.name));
      const addresses = linksIn(chevron(route.name)).map((link) => link.getAttribute('href'));
      expect(addresses).toEqual(expect.arrayContaining(children.map(({ path }) => path)));
      expect(document.querySelectorAll(`[id="${controlledBy(chevron(route.name)).id}"]`)).toHaveLength(1);
    },
  );
});

describe('a dropdown', () => {
  test('closes when another one opens: only one is open at a time', async () => {
    await renderAt('/about');
    for (const item of items) {
      await user.click(chevron(item));
      expect(openItems()).toEqual([`${item} pages`]);
    }
  });

  test('does not open by the link beside the chevron, which leads to the overview', async () => {
    const { history } = await renderAt('/about', { alsoReady: ['/industries'] });
    await user.click(desktopMenu().getByRole('link', { name: 'Industries' }));
    expect(history.at(-1)).toBe('/industries');
    expect(openItems()).toEqual([]);
  });
});

describe('a dropdown closes', () => {
  test.each([
    ['the next top-level item', () => topLevelLink('Resources')],
    ['another one', () => topLevelLink('Industries')],
    ['the page', () => screen.getByRole('main').querySelector('a')],
  ])('when the focus moves to %s', async (_place, place) => {
    await renderAt('/about');
    await user.click(chevron('Services'));
    const link = place();
    act(() => link?.focus());
    expect(openItems()).toEqual([]);
    expect(document.activeElement).toBe(link);
  });

  test('when the page is scrolled by more than half a window, and the focus goes back to its chevron', async () => {
    await renderAt('/about');
    await user.click(chevron('Services'));
    act(() => linksIn(chevron('Services'))[3]?.focus());
    scrollTo(window.innerHeight / 2);
    expect(openItems()).toEqual(['Services pages']);
    scrollTo(window.innerHeight / 2 + 1);
    expect(openItems()).toEqual([]);
    expect(document.activeElement).toBe(chevron('Services'));
  });

  test('on a press outside', async () => {
    await renderAt('/about');
    await user.click(chevron('Industries'));
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(openItems()).toEqual([]);
  });

  test('but stays open on a press inside it', async () => {
    await renderAt('/about');
    await user.click(chevron('Industries'));
    fireEvent.click(controlledBy(chevron('Industries')));
    expect(openItems()).toEqual(['Industries pages']);
  });

  test('but stays open while the focus is on its own link', async () => {
    await renderAt('/about');
    await user.click(chevron('Services'));
    act(() => desktopMenu().getByRole('link', { name: 'Services' }).focus());
    expect(openItems()).toEqual(['Services pages']);
  });

  test('when the current page is chosen again', async () => {
    await renderAt('/industries');
    await user.click(chevron('Industries'));
    await user.click(desktopMenu().getByRole('link', { name: 'Industries' }));
    expect(openItems()).toEqual([]);
  });

  test('on any other change of the route', async () => {
    const { goTo } = await renderAt('/about');
    await user.click(chevron('Services'));
    await goTo('/contact');
    expect(openItems()).toEqual([]);
  });

  test('when the window becomes narrower than 768 px', async () => {
    await renderAt('/about');
    // happy-dom assumes that a media query did not match before the first resize.
    setViewportWidth(1_024);
    await user.click(chevron('Services'));
    expect(openItems()).toEqual(['Services pages']);
    setViewportWidth(360);
    expect(openItems()).toEqual([]);
    setViewportWidth(1_024);
  });
});
