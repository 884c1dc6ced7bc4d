/**
 * Events by which a visitor shows that they are about to use the page. Assistive technology and scripts may send a
 * click, an input or a change of history without any pointer or key before it. An error may be that of a picture, which
 * only the page can replace. Listen in the capture phase: errors do not bubble.
 */
export const INTENT_EVENTS = [
  ...['pointermove', 'pointerdown', 'scroll', 'keydown'],
  ...['focusin', 'input', 'click', 'popstate', 'error'],
] as const;
