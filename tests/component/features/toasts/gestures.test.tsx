import { act, createEvent, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissButton, renderToasts, titles, toast } from '../../../support/renderToasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  vi.useRealTimers();
});

interface Press {
  readonly x?: number;
  readonly y?: number;
  /** Duration, in ms. */
  readonly for?: number;
  readonly button?: number;
  readonly pointerId?: number;
}

type Gesture = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel';

/** One pointer event at a given time. */
function point(
  type: Gesture,
  target: Element,
  { x = 0, y = 0, for: ms = 0, button = 0, pointerId = 1 }: Press = {},
) {
  const event = createEvent[type](target, { button, pointerId, clientX: 500 + x, clientY: 500 + y });
  Object.defineProperty(event, 'timeStamp', { value: 1_000 + ms });
  fireEvent(target, event);
}

/** Presses, moves by some px in the given time, and releases. */
function swipe(title: string, press: Press) {
  const target = toast(title);
  point('pointerDown', target, { ...press, x: 0, y: 0, for: 0 });
  point('pointerMove', target, press);
  point('pointerUp', target, press);
}

function shown() {
  const { add } = renderToasts();
  add('Title');
}
const SLOWLY = 2_000;

describe('a swipe dismisses', () => {
  test.each([
    ['45 px to the right', { x: 45, for: SLOWLY }],
    ['45 px down (case 9)', { y: 45, for: SLOWLY }],
    ['12 px to the right in 100 ms (case 49)', { x: 12, for: 100 }],
    ['12 px down in 100 ms', { y: 12, for: 100 }],
  ])('%s', (_name, press) => {
    shown();
    swipe('Title', press);
    expect(titles()).toEqual([]);
  });

  test('only the swiped toast, which leaves in the direction of the swipe', () => {
    const { add } = renderToasts();
    add('Older');
    add('Newer');
    swipe('Older', { x: 60, for: SLOWLY });
    expect(titles()).toEqual(['Newer']);
    expect(toast('Older').style.getPropertyValue('--swipe-x')).toBe('110%');
    act(() => vi.advanceTimersByTime(200));
    expect(toast('Newer').style.getPropertyValue('--swipe-x')).toBe('');
  });
});

describe('a swipe does not dismiss', () => {
  test.each([
    ['44 px to the right, slowly', { x: 44, for: SLOWLY }],
    ['44 px down, slowly', { y: 44, for: SLOWLY }],
    ['11 px in 100 ms', { x: 11, for: 100 }],
    ['far to the left', { x: -200, for: SLOWLY }],
    ['far up', { y: -200, for: SLOWLY }],
    ['a fast flick to the left (case 43)', { x: -40, for: 20 }],
    ['a fast flick up', { y: -40, for: 20 }],
    ['a press that does not move', { for: 10 }],
  ])('%s', (_name, press) => {
    shown();
    swipe('Title', press);
    expect(titles()).toEqual(['Title']);
    const { style, dataset } = toast('Title');
    expect([style.getPropertyValue('--swipe-x'), style.getPropertyValue('--swipe-y')]).toEqual(['', '']);
    expect(dataset.swiping).toBeUndefined();
  });

  test('when the browser cancels the pointer', () => {
    shown();
    point('pointerDown', toast('Title'));
    point('pointerMove', toast('Title'), { x: 80, for: 10 });
    point('pointerCancel', toast('Title'));
    point('pointerUp', toast('Title'), { x: 80, for: 20 });
    expect(titles()).toEqual(['Title']);
    expect(toast('Title').style.getPropertyValue('--swipe-x')).toBe('');
  });
});

describe('during a swipe', () => {
  const offsets = () => ['--swipe-x', '--swipe-y'].map((name) => toast('Title').style.getPropertyValue(name));

  test('the toast follows the pointer, and resists in the directions that do not dismiss', () => {
    shown();
    point('pointerDown', toast('Title'));
    point('pointerMove', toast('Title'), { x: 30 });
    expect([offsets(), toast('Title').dataset.swiping]).toEqual([['30px', ''], '']);
    point('pointerMove', toast('Title'), { x: -30 });
    expect(offsets()).toEqual(['-10px', '']);
    point('pointerMove', toast('Title'), { x: -300 });
    expect(Number.parseFloat(offsets()[0] ?? '')).toBeGreaterThan(-20);
  });

  test('the first pixels decide the axis', () => {
    shown();
    point('pointerDown', toast('Title'));
    point('pointerMove', toast('Title'), { x: 1, y: 1 });
    expect(offsets()).toEqual(['', '']);
    point('pointerMove', toast('Title'), { x: 3, y: 1 });
    point('pointerMove', toast('Title'), { x: 10, y: 200, for: 10 });
    expect(offsets()).toEqual(['10px', '']);
  });

  test('a second finger changes nothing', () => {
    shown();
    point('pointerDown', toast('Title'));
    point('pointerDown', toast('Title'), { pointerId: 2 });
    point('pointerMove', toast('Title'), { x: 90, pointerId: 2 });
    point('pointerUp', toast('Title'), { x: 90, pointerId: 2 });
    expect([titles(), offsets()]).toEqual([['Title'], ['', '']]);
  });
});

describe('a pointer gesture is no swipe', () => {
  test('with the right button', () => {
    shown();
    swipe('Title', { x: 90, button: 2, for: 10 });
    expect(titles()).toEqual(['Title']);
  });

  test('when it starts on the Dismiss button', () => {
    shown();
    const button = dismissButton('Title');
    point('pointerDown', button);
    point('pointerMove', button, { x: 90, for: 10 });
    point('pointerUp', button, { x: 90, for: 10 });
    expect(titles()).toEqual(['Title']);
  });

  test('while text of the toast is selected', () => {
    shown();
    document.getSelection()?.selectAllChildren(toast('Title'));
    swipe('Title', { x: 90, for: 10 });
    expect(titles()).toEqual(['Title']);
  });

  test('but it is one while text elsewhere on the page is selected', () => {
    shown();
    const text = document.body.appendChild(document.createElement('p'));
    text.textContent = 'Elsewhere';
    document.getSelection()?.selectAllChildren(text);
    swipe('Title', { x: 90, for: 10 });
    expect(titles()).toEqual([]);
    text.remove();
  });
});
