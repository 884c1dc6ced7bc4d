import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissButton, list, renderToasts, titles, toast } from '../../../support/renderToasts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const opener = () => screen.getByRole('button', { name: 'Opener' });
const hotkey = { key: '†', code: 'KeyT', altKey: true };
const pressHotkey = () => fireEvent.keyDown(document.activeElement ?? document.body, hotkey);
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function withToasts(...names: readonly string[]) {
  const { add } = renderToasts();
  act(() => opener().focus());
  for (const name of names) add(name);
  return { add };
}

describe('alt+T', () => {
  test('brings the focus to the list, whatever sign the key writes, and stops the time', () => {
    withToasts('Title');
    pressHotkey();
    expect(document.activeElement).toBe(list());
    advance(60_000);
    expect(titles()).toEqual(['Title']);
  });

  test('writes no sign, but only where there is a toast to go to', () => {
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
    ['T alone', { altKey: false }],
    ['with Control', { ctrlKey: true }],
    ['with Meta', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with another key', { code: 'KeyR' }],
  ])('%s is another key', (_name, keys) => {
    withToasts('Title');
    fireEvent.keyDown(opener(), { ...hotkey, ...keys });
    expect(document.activeElement).toBe(opener());
  });

  test('from a toast goes to the list, and leaving still leads to where the visitor came from', () => {
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
  test('dismisses the newest when the list has the focus, which stays until none is left (case 20)', () => {
    withToasts('Older', 'Newer');
    pressHotkey();
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([['Older'], list()]);
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([[], opener()]);
    advance(200);
    expect(document.activeElement).toBe(opener());
  });

  test('dismisses the toast that has the focus, and the focus goes to the next older one', () => {
    withToasts('One', 'Two', 'Three');
    act(() => toast('Two').focus());
    pressEscape();
    expect([titles(), document.activeElement]).toEqual([['Three', 'One'], toast('One')]);
    advance(200);
    expect(document.activeElement).toBe(toast('One'));
  });

  test('on the oldest, the focus goes to the next newer one', () => {
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

describe('the button', () => {
  test('pressed by key passes the focus on to the next toast, and the last one back', () => {
    withToasts('Older', 'Newer');
    act(() => dismissButton('Newer').focus());
    fireEvent.click(dismissButton('Newer'));
    expect(document.activeElement).toBe(toast('Older'));
    act(() => dismissButton('Older').focus());
    fireEvent.click(dismissButton('Older'));
    expect(document.activeElement).toBe(opener());
  });

  test('pressed by mouse leaves the focus where the visitor works', async () => {
    vi.useRealTimers();
    withToasts('Older', 'Newer');
    await user.click(dismissButton('Newer'));
    expect([titles(), document.activeElement]).toEqual([['Older'], opener()]);
  });
});

describe('Tab', () => {
  test('after alt+T goes through the toasts, and past the last one back', async () => {
    vi.useRealTimers();
    withToasts('Older', 'Newer');
    pressHotkey();
    const stops = [toast('Newer'), dismissButton('Newer'), toast('Older'), dismissButton('Older'), opener()];
    for (const stop of stops) {
      await user.tab();
      expect(document.activeElement).toBe(stop);
    }
  });

  test('backwards from the list goes back as well', async () => {
    vi.useRealTimers();
    withToasts('Title');
    pressHotkey();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(opener());
  });

  test('into the toasts leads on by Tab: nobody is sent back who did not ask for it', async () => {
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

describe('the focus goes back', () => {
  test('without scrolling the page', () => {
    withToasts('Title');
    const focus = vi.spyOn(opener(), 'focus');
    pressHotkey();
    pressEscape();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  test.each([
    ['is gone', (element: HTMLElement) => element.remove()],
    ['takes it no more', (element: HTMLElement) => element.setAttribute('disabled', '')],
  ])('to the main part of the page when its place %s', (_how, change) => {
    withToasts('Title');
    pressHotkey();
    change(opener());
    pressEscape();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('to nothing when nothing had it', () => {
    withToasts('Title');
    act(() => opener().blur());
    pressHotkey();
    pressEscape();
    expect(document.activeElement).toBe(document.body);
  });

  test('never from elsewhere: where the visitor has gone meanwhile, they stay', () => {
    withToasts('Title');
    pressHotkey();
    act(() => screen.getByRole('main').focus());
    advance(6_200);
    expect([titles(), document.activeElement]).toEqual([[], screen.getByRole('main')]);
  });
});

test('a press that takes the focus to a toast does not hold it there', () => {
  withToasts('Title');
  fireEvent.pointerDown(toast('Title'), { pointerType: 'mouse' });
  act(() => toast('Title').focus());
  fireEvent.pointerUp(toast('Title'), { pointerType: 'mouse' });
  advance(6_000);
  expect([titles(), document.activeElement]).toEqual([[], opener()]);
});
