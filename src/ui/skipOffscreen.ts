/**
 * The browser skips style and layout of the element while it is far from the window, and lays it out before it is
 * scrolled into view. Its height is an estimate until then, so a document that opens at a restored position or at a hash
 * (`data-whole`, set by the boot script) is laid out whole. Content that overflows the element is clipped.
 */
export const skipOffscreen = {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 900px',
  ':root[data-whole] &': { contentVisibility: 'visible' },
  '@media print': { contentVisibility: 'visible' },
} as const;
