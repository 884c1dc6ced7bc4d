import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltips } from '../../../../src/features/tooltips/Tooltips';
import { fakeTimers } from '../../../support/fakeTimers';
import { chevron, headerNavigation, isExpanded } from '../../../support/pageQueries';
import { renderAt } from '../../../support/renderAt';
import { user } from '../../../support/user';

function Page({ path = '/' }) {
  return (
    <StrictMode>
      <button type="button" aria-label="First" data-tooltip="">
        <i data-testid="icon" />
      </button>
      <button type="button" aria-label="Second" data-tooltip="" />
      <main>Plain</main>
      <Tooltips path={path} />
    </StrictMode>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const plain = () => screen.getByRole('main');
/** Text of the open tooltip. */
const open = () => screen.queryByRole('tooltip')?.textContent;
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Moves the pointer from one element to another, or out of the window. */
function move(from: Element | null, to: Element | null, pointerType = 'mouse') {
  if (from) fireEvent.pointerOut(from, { pointerType, relatedTarget: to });
  if (to) fireEvent.pointerOver(to, { pointerType, relatedTarget: from });
}
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

fakeTimers();

/** A page on which the pointer has opened the tooltip of First. */
function opened() {
  const view = render(<Page />);
  move(plain(), button('First'));
  advance(700);
  expect(open()).toBe('First');
  return view;
}

describe('the pointer', () => {
  test.each(['mouse', 'pen'])(
    'of a %s opens a tooltip after 700 ms, and then the next at once',
    (pointerType) => {
      render(<Page />);
      move(plain(), button('First'), pointerType);
      advance(700);
      expect(open()).toBe('First');
      move(button('First'), button('Second'), pointerType);
      expect(open()).toBe('Second');
    },
  );

  test('of a touch opens no tooltip', () => {
    render(<Page />);
    move(plain(), button('First'), 'touch');
    fireEvent.pointerDown(button('First'), { pointerType: 'touch' });
    advance(5_000);
    expect(open()).toBeUndefined();
  });

  test.each([
    ['another element', plain],
    ['a point outside the window', () => null],
  ])('closes the tooltip when it moves to %s', (_name, target) => {
    opened();
    move(button('First'), target());
    advance(120);
    expect(open()).toBeUndefined();
  });

  test('can move to the tooltip and back without closing it (WCAG 1.4.13)', () => {
    opened();
    move(button('First'), plain());
    advance(100);
    move(plain(), screen.getByRole('tooltip'));
    advance(5_000);
    expect(open()).toBe('First');
    move(screen.getByRole('tooltip'), button('First'));
    advance(5_000);
    expect(open()).toBe('First');
    move(button('First'), screen.getByRole('tooltip'));
    move(screen.getByRole('tooltip'), plain());
    advance(120);
    expect(open()).toBeUndefined();
  });

  test('can move inside the control without restarting the delay', () => {
    render(<Page />);
    move(plain(), button('First'));
    advance(400);
    move(button('First'), screen.getByTestId('icon'));
    advance(300);
    expect(open()).toBe('First');
  });
});

describe('an open tooltip is closed by', () => {
  test.each([
    ['Escape', pressEscape],
    ['a press on the control', () => fireEvent.pointerDown(button('First'))],
    ['a press elsewhere', () => fireEvent.pointerDown(plain())],
    ['Enter on the control', () => fireEvent.click(button('First'))],
    ['a scroll', () => fireEvent.scroll(document)],
    ['a new size of the window', () => fireEvent(window, new Event('resize'))],
  ])('%s', (_name, close) => {
    opened();
    close();
    expect(open()).toBeUndefined();
    // It opens again when the pointer returns, not when it moves inside the control.
    move(button('First'), screen.getByTestId('icon'));
    advance(5_000);
    expect(open()).toBeUndefined();
  });

  test('a change of route', () => {
    const { rerender } = opened();
    rerender(<Page path="/about" />);
    expect(open()).toBeUndefined();
  });

  test('neither a scroll of another element nor a press on the tooltip', () => {
    opened();
    fireEvent.scroll(plain());
    fireEvent.pointerDown(screen.getByRole('tooltip'));
    fireEvent.click(screen.getByRole('tooltip'));
    expect(open()).toBe('First');
  });
});

describe('the focus', () => {
  test('opens a tooltip at once, and closes it when it leaves', async () => {
    vi.useRealTimers();
    render(<Page />);
    await user.tab();
    expect(open()).toBe('First');
    await user.tab();
    expect(open()).toBe('Second');
    act(() => button('Second').blur());
    expect(open()).toBeUndefined();
  });

  test('that scrolls its control into view keeps the tooltip open', () => {
    render(<Page />);
    act(() => button('First').focus());
    fireEvent.scroll(document);
    expect(open()).toBe('First');
  });

  test('by a press opens no tooltip', () => {
    render(<Page />);
    const pressed = button('First');
    vi.spyOn(pressed, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    act(() => pressed.focus());
    expect(open()).toBeUndefined();
  });

  test('stays on the control when Escape closes the tooltip', () => {
    render(<Page />);
    act(() => button('First').focus());
    pressEscape();
    expect([open(), document.activeElement]).toEqual([undefined, button('First')]);
  });
});

test('a tooltip repeats the name, so it describes nothing', () => {
  opened();
  expect(button('First').hasAttribute('aria-describedby')).toBe(false);
});

test('an unmounted app leaves no listener and no tooltip', () => {
  const { unmount } = opened();
  unmount();
  expect(document.querySelector('[role="tooltip"]')).toBeNull();
  const outside = document.body.appendChild(document.createElement('button'));
  outside.dataset.tooltip = 'Outside';
  move(null, outside);
  expect(outside.id).toBe('');
  outside.remove();
});

describe('on the site', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  test('every icon-only control has a tooltip with its name', async () => {
    await renderAt('/');
    const controls = [...document.querySelectorAll<HTMLElement>('[data-tooltip]')];
    const menus = ['Industries pages', 'Technologies pages', 'How We Work pages', 'Services pages'];
    const names = controls.map((control) => control.getAttribute('aria-label'));
    expect(controls.map(({ dataset }) => dataset.tooltip)).toEqual(names.map(() => ''));
    expect(names).toEqual([...menus, 'Menu', ...menus, 'Momentum on LinkedIn', 'Momentum on X']);
  });

  test('one Escape closes the tooltip of a chevron and its dropdown', async () => {
    await renderAt('/about');
    await user.click(chevron('Services'));
    act(() => headerNavigation('Main').querySelector<HTMLElement>('[href="/services"]')?.focus());
    act(() => chevron('Services').focus());
    expect([open(), isExpanded(chevron('Services'))]).toEqual(['Services pages', true]);
    await user.keyboard('{Escape}');
    expect([open(), isExpanded(chevron('Services'))]).toEqual([undefined, false]);
    expect(document.activeElement).toBe(chevron('Services'));
  });

  test('opening a dropdown by key closes the tooltip of its chevron', async () => {
    await renderAt('/about');
    act(() => chevron('Services').focus());
    expect(open()).toBe('Services pages');
    await user.keyboard('{Enter}');
    expect([open(), isExpanded(chevron('Services'))]).toEqual([undefined, true]);
  });
});
