import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aroundNavigation } from '../../../src/app/aroundNavigation';
import { createScrollMemory, type ScrollMemory } from '../../../src/app/scrollMemory';
import { scrollWindowTo } from '../../support/viewport';

let memory: ScrollMemory;
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<h2 id="team">Team</h2>';
  memory = createScrollMemory();
  stop = memory.watch();
});
afterEach(() => {
  stop();
  scrollWindowTo(0);
});

/** Navigates to a new page, like a link. */
function follow(address: string) {
  history.pushState(null, '', address);
  memory.arrive();
}

/** Returns to an earlier entry, like Back and Forward. */
function returnTo(entry: unknown, address: string) {
  history.replaceState(entry, '', address);
  memory.arrive();
}

test('a visitor returns if the history entry is known', () => {
  expect(memory.isReturn).toBe(false);
  // The entry has a key by now, as after a reload.
  expect(createScrollMemory().isReturn).toBe(true);
});

describe('scrolling', () => {
  test('a new page starts at its top', () => {
    scrollWindowTo(900);
    follow('/about');
    expect(window.scrollY).toBe(0);
  });

  test('Back returns to where the visitor was', () => {
    scrollWindowTo(900);
    const home = history.state;
    follow('/about');
    scrollWindowTo(300);
    const about = history.state;
    returnTo(home, '/');
    expect(window.scrollY).toBe(900);
    returnTo(about, '/about');
    expect(window.scrollY).toBe(300);
  });

  test.each([0, 900])(
    'Back returns to %s px, for which there was no scroll event before a link',
    async (top) => {
      const home = history.state;
      window.scrollTo({ top });
      const navigate = vi.fn((address: string | URL) => follow(String(address)));
      aroundNavigation(memory)(navigate, '/about');
      await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
      expect(window.scrollY).toBe(0);
      expect(memory.startsAtTop()).toBe(true);
      scrollWindowTo(300);
      returnTo(home, '/');
      expect(memory.startsAtTop()).toBe(false);
      expect(window.scrollY).toBe(top);
    },
  );

  test('two visits of one page are remembered apart', () => {
    follow('/about');
    scrollWindowTo(300);
    const first = history.state;
    follow('/');
    follow('/about');
    expect(window.scrollY).toBe(0);
    returnTo(first, '/about');
    expect(window.scrollY).toBe(300);
  });

  test('a new page with a hash starts at its target', () => {
    const target = document.getElementById('team');
    if (!target) throw new Error('The test has no target.');
    const scrollIntoView = vi.spyOn(target, 'scrollIntoView');
    follow('/about#team');
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  test('a hash that is on no element leads to the top', () => {
    scrollWindowTo(900);
    follow('/about#nobody');
    expect(window.scrollY).toBe(0);
  });

  test('positions outlive a visit to another site', () => {
    const home = history.state;
    scrollWindowTo(900);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    memory = createScrollMemory();
    stop = memory.watch();
    follow('/about');
    expect(window.scrollY).toBe(0);
    returnTo(home, '/');
    expect(window.scrollY).toBe(900);
  });

  test('a storage that was changed by hand is no reason to fail', () => {
    stop();
    sessionStorage.setItem('scroll-positions', '{"');
    expect(createScrollMemory).not.toThrow();
  });
});
