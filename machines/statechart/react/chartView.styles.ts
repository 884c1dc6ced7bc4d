import { colors, css, fontSizes, fonts, innerFocusRing, plainButton, space } from './theme';

/** Duration and easing of a view that follows the active states. */
const GLIDE = '260ms cubic-bezier(.2, .7, .2, 1)';

export const frame = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
  minHeight: 0,
});

/** Area of the window, which is measured. */
export const viewport = css({ position: 'relative', overflow: 'hidden' });

export const window = css({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${colors.focus}`, outlineOffset: '-3px' },
  variants: { oneFingerScrolls: { true: { touchAction: 'pan-x pan-y' } } },
});

export const drawing = css({
  ...{ display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
  /* For an export: a transition would be copied in the middle of it. */
  '&[data-plain] *': { transition: 'none', animation: 'none' },
});

/** A view that follows the active states in one drawing is animated. A new drawing, or a view that the reader moves, is not. */
export const sheet = css({
  variants: { isGliding: { true: { '@motion': { transition: `transform ${GLIDE}` } } } },
});

/** Same stroke at every scale: the squares of the pattern would not meet otherwise. */
export const grid = css({
  fill: 'none',
  stroke: colors.grid,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'stretch',
  paddingInline: space[2],
  borderTop: `1px solid ${colors.rule}`,
});

export const control = css({
  ...plainButton,
  minWidth: '2.25rem',
  minHeight: '2.25rem',
  paddingInline: space[2],
  color: colors.ink,
  fontFamily: fonts.title,
  fontWeight: 500,
  fontSize: fontSizes.small,
  '&:hover': { backgroundColor: colors.accentTint },
  '&[aria-pressed="true"]': { color: colors.accent },
  ...innerFocusRing,
});

export const scale = css({
  minWidth: '3.5rem',
  display: 'grid',
  placeItems: 'center',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  color: colors.inkSoft,
});
