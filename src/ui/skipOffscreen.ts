/**
 * The browser skips style and layout of the element while it is far from the window. Until then its height is
 * an estimate, so a document that opens at a restored position or at a hash is laid out completely
 * (`data-whole`, set by the pre-hydration script). Content that overflows the element is clipped.
 */
export const skipOffscreen = {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 900px',
  ':root[data-whole] &': { contentVisibility: 'visible' },
} as const;
