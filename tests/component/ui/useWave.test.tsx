import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWave } from '../../../src/figures/useWave';

function Figure() {
  return (
    <svg ref={useWave()}>
      <title>Three slats</title>
      <path />
      <path />
      <path />
    </svg>
  );
}

const animations: { delay: number; animation: { playState: string; cancel: () => void } }[] = [];
let show: (isIntersecting: boolean) => void = () => undefined;
const motion = { matches: true };

beforeEach(() => {
  animations.length = 0;
  motion.matches = true;
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        show = () => undefined;
      }
    },
  );
  Object.assign(Element.prototype, {
    animate: (_keyframes: unknown, { delay }: { delay: number }) => {
      const animation = { playState: 'running', cancel: vi.fn() };
      animations.push({ delay, animation });
      return animation;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

const figure = (): Element => document.querySelector('svg') ?? document.body;
const end = () => {
  for (const { animation } of animations) animation.playState = 'finished';
};

test('the wave starts when the figure comes into view, once, from left to right', () => {
  render(<Figure />);
  expect(animations).toHaveLength(0);
  act(() => show(false));
  expect(animations).toHaveLength(0);
  act(() => show(true));
  act(() => show(true));
  expect(animations.map(({ delay }) => delay)).toEqual([0, 46, 92]);
});

test('the pointer starts it again, not while it runs', () => {
  render(<Figure />);
  act(() => show(true));
  fireEvent.pointerEnter(figure());
  expect(animations).toHaveLength(3);
  end();
  fireEvent.pointerEnter(figure());
  expect(animations).toHaveLength(6);
});

test('nothing moves for visitors who want no motion', () => {
  motion.matches = false;
  render(<Figure />);
  act(() => show(true));
  fireEvent.pointerEnter(figure());
  expect(animations).toHaveLength(0);
});

test('a figure that leaves the document takes its wave with it', () => {
  const { unmount } = render(<Figure />);
  act(() => show(true));
  unmount();
  for (const { animation } of animations) expect(animation.cancel).toHaveBeenCalledOnce();
});
