/**
 * Runs inside the page: finds elements as assistive technology does. The tests bundle it and inject its source into
 * each document.
 */
import { queryAllByRole } from '@testing-library/dom';

/** An element by its role and its accessible name. */
export interface Target {
  readonly role: string;
  /** The whole name, or a part of it as a regular expression. */
  readonly name?: string | { readonly pattern: string; readonly flags: string };
  /** The path that a link leads to. */
  readonly path?: string;
  /** The element that contains it. */
  readonly within?: Target;
}

/** What a visitor perceives of an element. */
export interface Seen {
  readonly text: string;
  readonly value: string | null;
  readonly href: string | null;
  readonly isFocused: boolean;
  readonly expanded: string | null;
  readonly current: string | null;
  readonly invalid: string | null;
  /** Whether the middle of the element is on the screen and not covered. */
  readonly isOnTop: boolean;
  /** In CSS px of the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function find({ role, name, path, within }: Target): readonly HTMLElement[] {
  const containers = within ? find(within) : [document.body];
  const matcher = typeof name === 'object' ? new RegExp(name.pattern, name.flags) : name;
  return containers
    .flatMap((container) => queryAllByRole(container, role, matcher === undefined ? {} : { name: matcher }))
    .filter(
      (element) => path === undefined || (element instanceof HTMLAnchorElement && element.pathname === path),
    );
}

function describe(element: HTMLElement): Seen {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : null,
    href: element.getAttribute('href'),
    isFocused: document.activeElement === element,
    expanded: element.getAttribute('aria-expanded'),
    current: element.getAttribute('aria-current'),
    invalid: element.getAttribute('aria-invalid'),
    isOnTop: top !== null && (element.contains(top) || top.contains(element)),
    box: { x, y, width, height },
  };
}

const queries = {
  /** All matching elements, in document order. */
  look: (target: Target): readonly Seen[] => find(target).map(describe),
  /** Scrolls the first match into the window; false if there is none. */
  reveal: (target: Target): boolean => {
    const [element] = find(target);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element !== undefined;
  },
};

export type Queries = typeof queries;

Object.assign(window, { journeyQueries: queries });
