import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeTimers } from '../../../support/fakeTimers';
import { dismissButton, list, renderToasts, titles, toast } from '../../../support/renderToasts';
import { user } from '../../../support/user';

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const opener = () => screen.getByRole('button', { name: 'Opener' });
const hotkey = { key: '†', code: 'KeyT', altKey: true };
const pressHotkey = () => fireEvent.keyDown(document.activeElement ?? document.body, hotkey);
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

fakeTimers();

function withToasts(...names: readonly string[]) {
  const { add } = renderToasts();
  act(() => opener().focus());
  for (const name of names) add(name);
  return { add };
}

describe('alt+T', () => {
  test('focuses the list of toasts, whatever character the key types, and pauses their time', () => {
    withToasts('Title');
    pressHotkey();
    expect(document.activeElement).toBe(list());
    advance(60_000);
    expect(titles()).toEqual(['Title']);
  });

  test('types no character while a toast is shown; without a toast it is left to the browser', () => {
    const { add } = withToasts();
    const press = () => {
      const event = createEvent.keyDown(opener(), hotkey);
      fireEvent(opener(), event);
      return event.defaultPrevented;
    };
    expect(press()).toBe(false);
    expect(document.activeElement).toBe(opener());
    add('Title');
    expect(press()).toBe(true);
  });

  test.each([
    ['T without Alt', { altKey: false }],
    ['Ctrl+Alt+T', { ctrlKey: true }],
    ['Meta+Alt+T', { metaKey: true }],
    ['Shift+Alt+T', { shiftKey: true }],
    ['Alt+R', { code: 'KeyR' }],
  ])('%s does not focus the toasts', (_name, keys) => {
    withToasts('Title');
    fireEvent.keyDown(opener(), { ...hotkey, ...keys });
    expect(document.activeElement).toBe(opener());
  });

  test('from a toast focuses the list, and Escape still returns the focus to the first element that had it', () => {
    withToasts('Title');
    pressHotkey();
    act(() => dismissButton('Title').focus());
    pressHotkey();
    expect(document.activeElement).toBe(list());
    pressEscape();
    expect(document.activeElement).toBe(opener());
  });
});

describe('Escape', () => {
  test('on the list dismisses the newest toast, and the list keeps the focus until none is left (case 20)', () => {
    withToasts('Older', 'Newer');
    pressHotkey();
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([['Older'], list()]);
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([[], opener()]);
    advance(200);
    expect(document.activeElement).toBe(opener());
  });

  test('on a toast dismisses it and focuses the next older one', () => {
    withToasts('One', 'Two', 'Three');
    act(() => toast('Two').focus());
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([['Three', 'One'], toast('One')]);
    advance(200);
    expect(document.activeElement).toBe(toast('One'));
  });

  test('on the oldest toast dismisses it and focuses the next newer one', () => {
    withToasts('One', 'Two', 'Three');
    act(() => dismissButton('One').focus());
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([['Three', 'Two'], toast('Two')]);
  });

  test('elsewhere on the page dismisses nothing', () => {
    withToasts('Title');
    fireEvent.keyDown(opener(), { key: 'Escape' });
    expect(titles()).toEqual(['Title']);
  });
});

describe('the Dismiss button', () => {
  test('pressed by key moves the focus to the next toast, and from the last one back to the page', () => {
    withToasts('Older', 'Newer');
    act(() => dismissButton('Newer').focus());
    fireEvent.click(dismissButton('Newer'));
    expect(document.activeElement).toBe(toast('Older'));
    act(() => dismissButton('Older').focus());
    fireEvent.click(dismissButton('Older'));
    expect(document.activeElement).toBe(opener());
  });

  test('pressed by mouse does not move the focus', async () => {
    vi.useRealTimers();
    withToasts('Older', 'Newer');
    await user.click(dismissButton('Newer'));
    expect([titles(), document.activeElement]).toEqual([['Older'], opener()]);
  });
});

describe('Tab', () => {
  test('after alt+T goes through the toasts, and from the last one returns the focus', async () => {
    vi.useRealTimers();
    withToasts('Older', 'Newer');
    pressHotkey();
    const stops = [toast('Newer'), dismissButton('Newer'), toast('Older'), dismissButton('Older'), opener()];
    for (const stop of stops) {
      await user.tab();
      expect(document.activeElement).toBe(stop);
    }
  });

  test('with Shift from the list returns the focus as well', async () => {
    vi.useRealTimers();
    withToasts('Title');
    pressHotkey();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(opener());
  });

  test('without alt+T follows the order of the document, and does not return the focus', async () => {
    vi.useRealTimers();
    withToasts('Title');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(dismissButton('Title'));
    const event = createEvent.keyDown(dismissButton('Title'), { key: 'Tab' });
    fireEvent(dismissButton('Title'), event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the focus returns', () => {
  test('without scrolling the page', () => {
    withToasts('Title');
    const focus = vi.spyOn(opener(), 'focus');
    pressHotkey();
    pressEscape();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  test.each([
    ['was removed', (element: HTMLElement) => element.remove()],
    ['was disabled', (element: HTMLElement) => element.setAttribute('disabled', '')],
  ])('to the main landmark when the element that had it %s', (_how, change) => {
    withToasts('Title');
    pressHotkey();
    change(opener());
    pressEscape();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('to no element when none had it', () => {
    withToasts('Title');
    act(() => opener().blur());
    pressHotkey();
    pressEscape();
    expect(document.activeElement).toBe(document.body);
  });

  test('only from the toasts: an element that was focused in the meantime keeps it', () => {
    withToasts('Title');
    pressHotkey();
    act(() => screen.getByRole('main').focus());
    advance(6_200);
    expect([titles(), document.activeElement]).toEqual([[], screen.getByRole('main')]);
  });
});

test('a toast that is focused by a press still closes after 6 s, and the focus returns', () => {
  withToasts('Title');
  fireEvent.pointerDown(toast('Title'), { pointerType: 'mouse' });
  act(() => toast('Title').focus());
  fireEvent.pointerUp(toast('Title'), { pointerType: 'mouse' });
  advance(6_000);
  expect([titles(), document.activeElement]).toEqual([[], opener()]);
});
