import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Entrance, EntranceContext } from '../../../src/ui/entrance';
import { Reveal } from '../../../src/ui/Reveal';
import { simulateViewport } from '../../support/viewport';

/** Distances from the top of a window that is 768 px high. */
const ON_SCREEN = 100;
const NEAR = 800;
const FAR_BELOW = 5_000;

function show(entrance: Entrance) {
  return render(
    <EntranceContext value={entrance}>
      <Reveal>A block</Reveal>
    </EntranceContext>,
  );
}

/** Only `waiting` hides a block. */
const state = () => screen.getByText('A block').dataset.reveal;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('when the page is loaded', () => {
  test('a block that is on screen stays as it is', () => {
    const viewport = simulateViewport(ON_SCREEN);
    show('load');
    viewport.settle();
    expect(state()).toBeUndefined();
  });

  test('a block far below is not hidden, so that it can be printed, searched and jumped to', () => {
    const viewport = simulateViewport(FAR_BELOW);
    show('load');
    viewport.settle();
    expect(state()).toBeUndefined();
  });

  test('a block below waits once it is near, and enters when it comes into view', () => {
    const viewport = simulateViewport(FAR_BELOW);
    show('load');
    viewport.settle();
    viewport.scrollTo(NEAR);
    expect(state()).toBe('waiting');
    viewport.scrollTo(ON_SCREEN);
    expect(state()).toBe('shown');
  });

  test('a block that has entered stays, however the visitor scrolls', () => {
    const viewport = simulateViewport(NEAR);
    show('load');
    viewport.settle();
    viewport.scrollTo(ON_SCREEN);
    viewport.scrollTo(FAR_BELOW);
    expect(state()).toBe('shown');
    expect(viewport.observerCount()).toBe(0);
  });
});

describe('after a navigation', () => {
  test('a block that is on screen enters', () => {
    const viewport = simulateViewport(ON_SCREEN);
    show('link');
    expect(state()).toBe('waiting');
    viewport.settle();
    expect(state()).toBe('shown');
  });

  test('a block far below is not hidden', () => {
    const viewport = simulateViewport(FAR_BELOW);
    show('link');
    viewport.settle();
    expect(state()).toBeUndefined();
  });
});

test('a block that leaves the page is watched no longer', () => {
  const viewport = simulateViewport(ON_SCREEN);
  const { unmount } = show('link');
  expect(viewport.observerCount()).toBeGreaterThan(0);
  unmount();
  expect(viewport.observerCount()).toBe(0);
});
