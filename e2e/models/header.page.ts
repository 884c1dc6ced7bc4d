import type { Locator, Page } from '@playwright/test';
import { type Dropdown, type headerMachine, SCROLL_THRESHOLD_PX } from '../../machines/header.machine';
import type { Configuration } from '../../machines/statechart/engine';
import type { Edge } from '../../machines/statechart/paths';
import { expect, frames, open, scrollTo, scrollY, styleOf } from '../support/test';
import type { PageModel } from './drive';

const NARROW = { width: 767, height: 800 };
const WIDE = { width: 1280, height: 800 };

/** Accessible name of the button that opens each dropdown. */
const chevrons: Readonly<Record<Dropdown, string>> = {
  industries: 'Industries pages',
  technologies: 'Technologies pages',
  howWeWork: 'How We Work pages',
  services: 'Services pages',
};

const isMenuOpen = ({ snapshot }: Configuration) => snapshot.matches({ menu: 'open' });
const isClosed = ({ snapshot }: Configuration) => snapshot.matches({ menu: 'closed', dropdown: 'closed' });

/**
 * Excludes steps that no visitor can perform. The hamburger exists below 768 px, the chevrons above or inside
 * the open menu. Only an open panel can be dismissed, and only a dropdown closes by scrolling. A scrolled page
 * is only scrolled back: a link or a resize would scroll it as well.
 */
export function isHeaderStepPossible({ from, input }: Edge): boolean {
  if (from.snapshot.matches({ scroll: 'scrolled' })) return input.type === 'page.scrolled';
  if (input.type === 'page.scrolled') return isClosed(from);
  if (input.type === 'page.scrolledAway') return !isMenuOpen(from) && !isClosed(from);
  if (input.type === 'menu.toggled') return isMenuOpen(from) || isClosed(from);
  return input.type !== 'header.dismissed' || !isClosed(from);
}

/** The header at both widths. While nothing is open, the window gets the width that the next step needs. */
export function headerPage(page: Page): PageModel<typeof headerMachine> {
  const header = page.getByRole('banner');
  const burger = header.getByRole('button', { name: 'Menu', exact: true });
  const mobileMenu = page.getByRole('navigation', { name: 'Mobile' });
  const openChevrons = header
    .getByRole('button', { expanded: true })
    .and(header.getByRole('button', { name: / pages$/ }));
  const isWide = () => page.viewportSize()?.width === WIDE.width;
  const chevron = (dropdown: Dropdown): Locator => header.getByRole('button', { name: chevrons[dropdown] });

  const resize = async (size: typeof WIDE) => {
    await page.setViewportSize(size);
    await expect(burger).toBeVisible({ visible: size === NARROW });
    await frames(page, 3);
  };
  const expectOpen = (dropdown: Dropdown) => async () => {
    await expect(openChevrons).toHaveCount(1);
    await expect(openChevrons).toHaveAccessibleName(chevrons[dropdown]);
  };
  const isBlurred = async () => (await styleOf(header, 'backdrop-filter')).includes('blur');

  return {
    open: async () => {
      await page.setViewportSize(WIDE);
      await open(page, '/about');
    },
    events: {
      'page.scrolled': async ({ y }) => {
        // If the page is already at this position, it is scrolled further: otherwise there would be no scroll
        // event.
        const isThere = (await scrollY(page)) === y;
        await scrollTo(page, isThere ? y + Math.sign(y - SCROLL_THRESHOLD_PX - 0.5) : y);
      },
      'page.scrolledAway': async () => {
        await scrollTo(page, WIDE.height / 2 + 1);
        await scrollTo(page, 0);
      },
      'menu.toggled': async () => {
        if (isWide()) await resize(NARROW);
        await burger.click();
      },
      'dropdown.toggled': async ({ dropdown }) => {
        if (!isWide() && !(await mobileMenu.isVisible())) await resize(WIDE);
        await chevron(dropdown).click();
      },
      'header.dismissed': () => page.keyboard.press('Escape'),
      'route.changed': async () => {
        await header.getByRole('link', { name: 'Momentum, home' }).click();
        await expect(page).toHaveURL('/');
      },
      'layout.changed': () => resize(isWide() ? NARROW : WIDE),
    },
    settle: () => frames(page, 2),
    states: {
      scroll: () => expect(header).toBeInViewport(),
      'scroll.top': () => expect.poll(isBlurred).toBe(false),
      'scroll.scrolled': () => expect.poll(isBlurred).toBe(true),
      menu: () => expect(burger).toBeVisible({ visible: !isWide() }),
      'menu.closed': async () => {
        await expect(mobileMenu).toBeHidden();
        if (!isWide()) await expect(burger).toHaveAttribute('aria-expanded', 'false');
      },
      'menu.open': async () => {
        await expect(mobileMenu).toBeVisible();
        await expect(burger).toHaveAttribute('aria-expanded', 'true');
      },
      dropdown: async () => expect(await openChevrons.count()).toBeLessThanOrEqual(1),
      'dropdown.closed': () => expect(openChevrons).toHaveCount(0),
      'dropdown.industries': expectOpen('industries'),
      'dropdown.technologies': expectOpen('technologies'),
      'dropdown.howWeWork': expectOpen('howWeWork'),
      'dropdown.services': expectOpen('services'),
    },
  };
}
