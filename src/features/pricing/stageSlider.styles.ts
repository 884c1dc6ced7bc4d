import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, radii, sizes, transitions } from '../../theme/tokens';

/** A native range that covers its drawing. */
export const invisibleRange = {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
} as const;

const at = (percent: string) => ({ '--position': percent });

export const Thumb = styled('span', {
  position: 'absolute',
  zIndex: 1,
  left: 'var(--position)',
  top: '50%',
  width: '2rem',
  height: '2.25rem',
  margin: '-1.125rem 0 0 -1rem',
  borderRadius: radii[1],
  transition: `left ${transitions.fast}`,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: 'solid $colors$action',
    borderWidth: '1.125rem 1rem',
    clipPath: 'polygon(0 0, 50% 40%, 100% 0, 100% 100%, 50% 60%, 0 100%)',
  },
});

/** Lines and thumb are borders, because forced colors keep them. A stage is in the middle of its quarter; the native range spans from the first middle to the last. */
export const Track = styled('div', {
  position: 'relative',
  height: '2.75rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: '50%',
    borderTop: '2px solid $colors$ink',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    width: 'var(--position)',
    top: 'calc(50% - 2px)',
    borderTop: '6px solid $colors$action',
    transition: `width ${transitions.fast}`,
  },
  '& > input': {
    ...invisibleRange,
    zIndex: 2,
    left: 'calc(12.5% - 1rem)',
    width: 'calc(75% + 2rem)',
    height: '2.75rem',
    appearance: 'none',
    background: 'none',
  },
  '& > input::-webkit-slider-thumb': { appearance: 'none', width: '2rem', height: '2.75rem' },
  '& > input::-moz-range-thumb': { width: '2rem', height: '2.75rem', border: 0 },
  '&[data-stage="preSeed"]': at('12.5%'),
  '&[data-stage="seed"]': at('37.5%'),
  '&[data-stage="seriesA"]': at('62.5%'),
  '&[data-stage="seriesB"]': at('87.5%'),
  '@hover': { '& > input:hover + span': { transform: 'scale(1.08)' } },
  '& > input:focus-visible + span': {
    outline: '2px solid $colors$focus',
    outlineOffset: '3px',
    boxShadow: '0 0 0 6px color-mix(in srgb, var(--colors-focus) 16%, transparent)',
    backgroundColor: 'var(--surface, $colors$paper)',
  },
});

export const Stops = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  marginTop: '.25rem',
});

export const Stop = styled('button', {
  alignSelf: 'start',
  minHeight: sizes.touch,
  padding: '.5rem 0',
  font: font('display', fontWeights.medium, fontSizes.ui, 1.2),
  color: '$ink2',
  '@hover': { '&:hover': { color: '$ink' } },
  '&[aria-pressed="true"]': { color: '$action', fontWeight: fontWeights.bold },
  '@media (max-width: 22.499em)': { fontSize: '1rem' },
  '@narrowest': { fontSize: '.75rem' },
});
