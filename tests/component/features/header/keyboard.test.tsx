import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { chevron, linksIn, openItems, topLevelLink } from '../../../support/headerQueries';
import { renderAt } from '../../../support/renderAt';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Accessible name of the focused element. */
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function press(keys: string) {
  await user.keyboard(keys);
  return focused();
}

describe('on the top level', () => {
  test('Arrow Right and Arrow Down go to the next link or chevron', async () => {
    await renderAt('/about');
    topLevelLink('Industries').focus();
    expect(await press('{ArrowRight}')).toBe('Industries pages');
    expect(await press('{ArrowRight}')).toBe('Technologies');
    expect(await press('{ArrowDown}')).toBe('Technologies pages');
    expect(await press('{ArrowDown}')).toBe('How We Work');
  });

  test('Arrow Left and Arrow Up go to the one before', async () => {
    await renderAt('/about');
    topLevelLink('Contact').focus();
    expect(await press('{ArrowLeft}')).toBe('Resources');
    expect(await press('{ArrowUp}')).toBe('Services pages');
    expect(await press('{ArrowUp}')).toBe('Services');
  });

  test('Home and End go to the first and to the last', async () => {
    await renderAt('/about');
    topLevelLink('Services').focus();
    expect(await press('{End}')).toBe('Contact');
    expect(await press('{Home}')).toBe('Industries');
  });

  test('the arrows stop at the ends', async () => {
    await renderAt('/about');
    topLevelLink('Industries').focus();
    expect(await press('{ArrowLeft}')).toBe('Industries');
    expect(await press('{End}{ArrowRight}')).toBe('Contact');
  });

  test('Tab goes through links and chevrons in their order', async () => {
    await renderAt('/about');
    topLevelLink('Resources').focus();
    await user.tab();
    expect(document.activeElement).toBe(topLevelLink('Contact'));
    chevron('Industries').focus();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(topLevelLink('Industries'));
  });

  test('the keys only move the focus: nothing opens', async () => {
    await renderAt('/about');
    chevron('Industries').focus();
    await press('{ArrowDown}{ArrowDown}{Home}{End}');
    expect(openItems()).toEqual([]);
  });
});

describe('in an open dropdown', () => {
  test('Arrow Down on its chevron enters the list', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(linksIn(chevron('How We Work'))[0]);
  });

  test('the arrows, Home and End move within it and stop at its ends', async () => {
    await renderAt('/about');
    await user.click(chevron('How We Work'));
    const links = linksIn(chevron('How We Work'));
    links[0]?.focus();
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(links[1]);
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(links[2]);
    await press('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(links[0]);
    await press('{ArrowUp}');
    expect(document.activeElement).toBe(links[0]);
    await press('{End}');
    expect(document.activeElement).toBe(links.at(-1));
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(links.at(-1));
    await press('{Home}');
    expect(document.activeElement).toBe(links[0]);
    expect(openItems()).toEqual(['How We Work pages']);
  });
});
