/**
 * Events that show that the visitor is about to use the page. Assistive technology and scripts may send a
 * click, an input or a change of history without a pointer or key event before it. An error may be that of an
 * image, which only the page can replace. Listen in the capture phase, because errors do not bubble.
 */
export const INTENT_EVENTS = [
  ...['pointermove', 'pointerdown', 'scroll', 'keydown'],
  ...['focusin', 'input', 'click', 'popstate', 'error'],
] as const;
