/** The element with the id of a hash such as `#faq`; undefined without one, or if an escape is malformed. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

const HEADINGS = 'h1, h2, h3';

const headingOf = (target: HTMLElement): Element | null =>
  target.matches(HEADINGS) ? target : target.querySelector(HEADINGS);

/**
 * Moves the focus to the heading of a hash target, or to the page's h1, so that screen readers announce it and
 * Tab continues from there. A live region would announce the page twice.
 */
export function focusHeading(target?: HTMLElement): void {
  const heading = (target && headingOf(target)) ?? document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
