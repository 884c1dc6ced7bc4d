import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../../../src/app/App';
import {
  dismissButton,
  list,
  region,
  renderToasts,
  setPageHidden,
  titles,
  toast,
} from '../../../support/renderToasts';

/**
 * The cases of sonner's test suite (test/tests/basic.spec.ts), by number, here, in gestures.test.tsx, in
 * focus.test.tsx and in e2e/toasts.spec.ts. These do not apply, because our toasts lack the feature: 3 to 7, 36
 * promises; 8, 30 markup as content; 10 a toast that cannot be dismissed; 11 other corners; 13 infinite
 * duration; 14, 26, 28, 48 actions; 15, 16 callbacks; 21 to 23 right-to-left; 24, 25, 27, 41, 44, 45 custom
 * ids, and so updates and reuse; 32, 33 two toasters; 34, 35 test ids; 37 classes; 42 a history of dismissed
 * toasts.
 */

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setPageHidden(false);
  vi.useRealTimers();
});

describe('a toast', () => {
  test('is shown for 6 s (case 1)', () => {
    const { add } = renderToasts();
    add('Message sent!');
    advance(5_999);
    expect(titles()).toEqual(['Message sent!']);
    advance(1);
    expect(titles()).toEqual([]);
    expect(screen.queryByText('Message sent!')).not.toBeNull();
    advance(200);
    expect(screen.queryByText('Message sent!')).toBeNull();
  });

  test.each(['success', 'error'] as const)(
    'of the kind %s has a data attribute for its styles (case 2)',
    (kind) => {
      const { add } = renderToasts();
      add('Title', { kind });
      expect(toast('Title').dataset.kind).toBe(kind);
    },
  );

  test('has a description if one is given (case 29)', () => {
    const { add } = renderToasts();
    add('Alone');
    add('Described', { description: 'We’ll get back to you.' });
    expect(within(toast('Described')).getByText('We’ll get back to you.').tagName).toBe('P');
    expect(toast('Alone').querySelector('p')).toBeNull();
  });

  test('shows one icon, hidden from assistive technology (cases 38, 39)', () => {
    const { add } = renderToasts();
    add('Title');
    expect(toast('Title').querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
    expect(toast('Title').textContent).toBe('Title');
  });

  test('is dismissed by its button', () => {
    const { add } = renderToasts();
    add('First');
    add('Second');
    fireEvent.click(dismissButton('First'));
    expect(titles()).toEqual(['Second']);
    advance(200);
    expect(screen.queryByText('First')).toBeNull();
  });

  test('that is added before the region is rendered is shown once it is (case 40)', () => {
    const { add, showToaster } = renderToasts({ hasToaster: false });
    add('Early');
    showToaster();
    expect(titles()).toEqual(['Early']);
  });
});

test('three toasts are listed with the newest first, and the next one follows a dismissed one', () => {
  const { add } = renderToasts();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) add(title);
  expect(titles()).toEqual(['Three', 'Two', 'One']);
  fireEvent.click(dismissButton('Two'));
  advance(200);
  expect(titles()).toEqual(['Four', 'Three', 'One']);
});

describe('the time of a toast is paused', () => {
  test('under the pointer (case 12)', () => {
    const { add } = renderToasts();
    add('Title');
    fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
    advance(60_000);
    expect(titles()).toEqual(['Title']);
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    advance(6_000);
    expect(titles()).toEqual([]);
  });

  test('while a toast has the focus, unlike in sonner', () => {
    const { add } = renderToasts();
    add('Title');
    act(() => dismissButton('Title').focus());
    advance(60_000);
    expect(titles()).toEqual(['Title']);
    act(() => screen.getByRole('button', { name: 'Opener' }).focus());
    advance(6_000);
    expect(titles()).toEqual([]);
  });

  test('while the page is hidden', () => {
    const { add } = renderToasts();
    add('Title');
    setPageHidden(true);
    advance(60_000);
    expect(titles()).toEqual(['Title']);
    setPageHidden(false);
    advance(6_000);
    expect(titles()).toEqual([]);
  });

  test('while the page is hidden from the start', () => {
    setPageHidden(true);
    const { add } = renderToasts();
    add('Title');
    advance(60_000);
    expect(titles()).toEqual(['Title']);
  });

  test('after a touch on the toasts, until the next touch elsewhere', () => {
    const { add } = renderToasts();
    add('Title');
    fireEvent.pointerEnter(list(), { pointerType: 'touch' });
    fireEvent.pointerLeave(list(), { pointerType: 'touch' });
    advance(60_000);
    expect(titles()).toEqual(['Title']);
    fireEvent.pointerDown(toast('Title'), { pointerType: 'touch' });
    fireEvent.pointerUp(toast('Title'), { pointerType: 'touch' });
    advance(60_000);
    expect(titles()).toEqual(['Title']);
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    advance(6_000);
    expect(titles()).toEqual([]);
  });
});

describe('the region', () => {
  test('is in the document from the start, and the list only with toasts', () => {
    const { add } = renderToasts();
    const attributes = ['tabindex', 'aria-live', 'aria-relevant', 'aria-atomic'];
    expect(attributes.map((name) => region().getAttribute(name))).toEqual([
      ...['-1', 'polite', 'additions text', 'false'],
    ]);
    expect([region().tagName, region().childElementCount]).toEqual(['SECTION', 0]);
    add('Title');
    expect([list().tagName, list().tabIndex]).toEqual(['OL', -1]);
    expect(region().textContent).toBe('Title');
    fireEvent.click(dismissButton('Title'));
    advance(200);
    expect(region().childElementCount).toBe(0);
  });

  test('is the same element before, with and after toasts, so that screen readers keep observing it', () => {
    const { add } = renderToasts();
    const before = region();
    add('Title');
    advance(6_200);
    expect(region()).toBe(before);
  });

  test('is prerendered once, after the footer', () => {
    const html = renderToString(<App />);
    expect(html.match(/<section aria-label="Notifications alt\+T"/g)).toHaveLength(1);
    expect(html.indexOf('Notifications alt+T')).toBeGreaterThan(html.indexOf('</footer>'));
  });
});
