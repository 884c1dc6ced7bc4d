import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Link, NavigationContext } from '../../../src/ui/Link';

function show(link: ReactNode) {
  const navigation = { navigate: vi.fn(), prepare: vi.fn() };
  render(<NavigationContext value={navigation}>{link}</NavigationContext>);
  return { ...navigation, link: screen.getByRole('link') };
}

describe('a link within the site', () => {
  test('changes the page without a load', () => {
    const { navigate, link } = show(<Link href="/about">About</Link>);
    expect(link.getAttribute('href')).toBe('/about');
    expect(fireEvent.click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/about');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (how) => {
      const { navigate, link } = show(<Link href="/about">About</Link>);
      const wasLeft: boolean[] = [];
      // Prevents the navigation that a browser would start.
      const follow = (event: Event) => {
        wasLeft.push(!event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('click', follow, { once: true });
      fireEvent.click(link, how);
      expect(wasLeft).toEqual([true]);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  test('makes its page ready when the visitor comes near it', () => {
    const { prepare, link } = show(<Link href="/about">About</Link>);
    fireEvent.pointerEnter(link);
    fireEvent.focus(link);
    expect(prepare).toHaveBeenCalledWith('/about');
  });

  test('calls its click handler too, and does not navigate when that prevents the default', () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    const { navigate, link } = show(
      <Link href="/about" onClick={onClick}>
        About
      </Link>,
    );
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('is the browser’s own:', () => {
  test.each([
    ['another site', { href: 'https://elsewhere.example/' }],
    ['another site with the same scheme', { href: '//elsewhere.example/' }],
    ['an email address', { href: 'mailto:hello@momentum.example' }],
    ['a hash', { href: '#main' }],
    ['a link into a new tab', { href: '/about', target: '_blank' }],
    ['a link that loads the document', { href: '/', target: '_self' }],
  ])('%s', (_kind, link) => {
    const { navigate, prepare, link: element } = show(<Link {...link}>Words</Link>);
    element.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(element);
    fireEvent.pointerEnter(element);
    expect(navigate).not.toHaveBeenCalled();
    expect(prepare).not.toHaveBeenCalled();
  });
});
