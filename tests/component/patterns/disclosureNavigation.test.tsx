/** ARIA Authoring Practices, "Disclosure Navigation Menu with Top-Level Links", case by case. */
import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  chevron,
  controlledBy,
  headerNavigation,
  linksIn,
  openItems,
  topLevelLink,
} from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';
import { user } from '../../support/user';

/** Accessible name of the focused element. */
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Presses keys. @returns the name of the element that has the focus then. */
async function press(keys: string) {
  await user.keyboard(keys);
  return focused();
}

describe('Tab and Shift+Tab', () => {
  test('start with the skip link and the logo, and end the header with Schedule a Call', async () => {
    await renderAt('/about');
    const items = ['Industries', 'Technologies', 'How We Work', 'Services'];
    const panels = items.map((name) => controlledBy(chevron(name)));
    const stops = [...document.querySelectorAll<HTMLElement>('a, button')].filter(
      (element) => !panels.some((panel) => panel.contains(element)),
    );
    const names = stops.map((element) => element.getAttribute('aria-label') ?? element.textContent);
    expect(names.slice(0, 13)).toEqual([
      'Skip to content',
      'Momentum, home',
      ...items.flatMap((name) => [name, `${name} pages`]),
      'Resources',
      'Contact',
      expect.stringContaining('Schedule a Call'),
    ]);
    expect(stops.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
  });

  test('go through links and buttons of the top level in their order', async () => {
    await renderAt('/about');
    topLevelLink('Resources').focus();
    expect(await press('{Tab}')).toBe('Contact');
    chevron('Industries').focus();
    expect(await press('{Shift>}{Tab}{/Shift}')).toBe('Industries');
  });

  test('with a dropdown open, go into and through its links', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    const links = linksIn(chevron('How We Work'));
    for (const link of links) {
      await user.tab();
      expect(document.activeElement).toBe(link);
    }
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(links.at(-2));
  });
});

describe.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s', (_name, key) => {
  test('on a button opens and closes its dropdown, and the button keeps the focus', async () => {
    await renderAt('/about');
    chevron('Technologies').focus();
    expect(await press(key)).toBe('Technologies pages');
    expect(openItems()).toEqual(['Technologies pages']);
    expect(await press(key)).toBe('Technologies pages');
    expect(openItems()).toEqual([]);
  });
});

test('Enter on a link of a dropdown goes to its page and closes the dropdown', async () => {
  const { history } = await renderAt('/about', { alsoReady: ['/how-we-work/planning'] });
  await user.click(chevron('How We Work'));
  linksIn(chevron('How We Work'))
    .find((link) => link.getAttribute('href') === '/how-we-work/planning')
    ?.focus();
  await press('{Enter}');
  expect(history.at(-1)).toBe('/how-we-work/planning');
  expect(openItems()).toEqual([]);
});

describe('Escape with a dropdown open', () => {
  test.each([
    ['the button', () => chevron('Services')],
    ['a link of the dropdown', () => linksIn(chevron('Services'))[3]],
    ['the link beside the button', () => topLevelLink('Services')],
  ])('closes it and moves the focus to its button, from %s', async (_place, place) => {
    await renderAt('/about');
    await user.click(chevron('Services'));
    place()?.focus();
    expect(await press('{Escape}')).toBe('Services pages');
    expect(openItems()).toEqual([]);
  });
});

describe('Down Arrow and Right Arrow (optional)', () => {
  test('on a link or a collapsed button move to the next one of the top level', async () => {
    await renderAt('/about');
    topLevelLink('Industries').focus();
    expect(await press('{ArrowRight}')).toBe('Industries pages');
    expect(await press('{ArrowRight}')).toBe('Technologies');
    expect(await press('{ArrowDown}')).toBe('Technologies pages');
    expect(await press('{ArrowDown}')).toBe('How We Work');
  });

  test('on the last one of the top level stay there', async () => {
    await renderAt('/about');
    topLevelLink('Contact').focus();
    expect(await press('{ArrowRight}{ArrowDown}')).toBe('Contact');
  });

  test('Down Arrow on an expanded button moves to the first link of its dropdown', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(linksIn(chevron('How We Work'))[0]);
  });

  test('on a link of a dropdown move to the next one, and stay on the last', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    const links = linksIn(chevron('How We Work'));
    links[0]?.focus();
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(links[1]);
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(links[2]);
    links.at(-1)?.focus();
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(links.at(-1));
  });
});

describe('Up Arrow and Left Arrow (optional)', () => {
  test('on a link or a button move to the one before, and stay on the first', async () => {
    await renderAt('/about');
    topLevelLink('Technologies').focus();
    expect(await press('{ArrowLeft}')).toBe('Industries pages');
    expect(await press('{ArrowUp}')).toBe('Industries');
    expect(await press('{ArrowLeft}')).toBe('Industries');
  });

  test('on a link of a dropdown move to the one before, and stay on the first', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    const links = linksIn(chevron('How We Work'));
    links[2]?.focus();
    await press('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(links[0]);
    await press('{ArrowUp}');
    expect(document.activeElement).toBe(links[0]);
    expect(openItems()).toEqual(['How We Work pages']);
  });
});

describe('Home and End (optional)', () => {
  test('on the top level move to its first and last item', async () => {
    await renderAt('/about');
    topLevelLink('Services').focus();
    expect(await press('{End}')).toBe('Contact');
    expect(await press('{Home}')).toBe('Industries');
  });

  test('on a link of a dropdown move to its first and last link', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    const links = linksIn(chevron('How We Work'));
    links[1]?.focus();
    await press('{End}');
    expect(document.activeElement).toBe(links.at(-1));
    await press('{Home}');
    expect(document.activeElement).toBe(links[0]);
  });
});

test.each([
  ['Alt+Left, which goes back', { key: 'ArrowLeft', altKey: true }],
  ['Ctrl+Home', { key: 'Home', ctrlKey: true }],
  ['Cmd+Right', { key: 'ArrowRight', metaKey: true }],
])('%s is left to the browser', async (_name, key) => {
  await renderAt('/about');
  topLevelLink('Technologies').focus();
  expect(fireEvent.keyDown(topLevelLink('Technologies'), key)).toBe(true);
  expect(focused()).toBe('Technologies');
});

test('no key but Enter and Space opens a dropdown', async () => {
  await renderAt('/about');
  chevron('Industries').focus();
  await press('{ArrowDown}{ArrowDown}{ArrowUp}{Home}{End}{Escape}');
  expect(openItems()).toEqual([]);
});

describe('roles, states and properties', () => {
  test('aria-expanded and aria-controls on each button, which names what it opens', async () => {
    await renderAt('/about');
    for (const name of ['Industries', 'Technologies', 'How We Work', 'Services']) {
      expect(chevron(name).getAttribute('aria-expanded')).toBe('false');
      expect(controlledBy(chevron(name)).contains(chevron(name))).toBe(false);
      await user.click(chevron(name));
      expect(chevron(name).getAttribute('aria-expanded')).toBe('true');
    }
  });

  test('aria-current="page" on the link of the current page', async () => {
    await renderAt('/industries/fintech');
    await user.click(chevron('Industries'));
    const current = [...headerNavigation('Main').querySelectorAll('[aria-current="page"]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/industries/fintech']);
  });

  test('lists of links: no role of a menu, which would promise other keys', async () => {
    await renderAt('/about');
    expect(document.querySelector('[role="menu"], [role="menubar"], [role="menuitem"]')).toBeNull();
    expect(document.querySelector('header [aria-haspopup]')).toBeNull();
  });
});
