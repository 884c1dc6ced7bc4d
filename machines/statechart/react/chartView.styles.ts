import { css, keyframes } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space, transitions } from '../../../src/theme/tokens';

export const frame = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
  minHeight: 0,
});

/** The window's room, which is measured. */
export const room = css({ position: 'relative', overflow: 'hidden' });

export const window = css({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: '-3px' },
});

export const drawing = css({ width: '100%', height: '100%', maxWidth: 'none' });

/** What follows the active states glides; what a hand moves does not. */
export const sheet = css({
  variants: { isFollowing: { true: { '@motion': { transition: `transform ${transitions.base}` } } } },
});

/** As thick at every size: the squares of a pattern would not meet otherwise. */
export const grid = css({
  fill: 'none',
  stroke: '$grid',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Most charts are there before this is seen: it is hidden for a moment. */
export const waiting = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: '$ink2',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  '@motion': { animation: `${hidden} 300ms` },
});

export const failure = css({
  position: 'absolute',
  insetInline: space[5],
  top: space[5],
  padding: space[4],
  backgroundColor: '$dangerTint',
  color: '$ink',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
});

export const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'stretch',
  paddingInline: space[2],
  borderTop: '1px solid $colors$rule',
});

export const control = css({
  minWidth: '2.25rem',
  minHeight: '2.25rem',
  paddingInline: space[2],
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  '&:hover': { backgroundColor: '$actionTint' },
  '&[aria-pressed="true"]': { color: '$action' },
  '&:focus-visible': { outlineOffset: '-2px' },
});

export const scale = css({
  minWidth: '3.5rem',
  display: 'grid',
  placeItems: 'center',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  color: '$ink2',
});
