import { styled } from '../../theme/stitches.config';
import {
  CHAT_CLOSED,
  CHAT_ID,
  font,
  fontSizes,
  fontWeights,
  PHONE_WINDOW,
  sizes,
  space,
  transitions,
  underline,
  zIndices,
} from '../../theme/tokens';
import { touchTarget } from '../../ui/Link';
import { columns, Wrap } from '../../ui/layout';
import { TRIANGLE_UP, triangle } from '../../ui/triangle';
import { invisibleRange } from './StageSlider';

/** Height of the closed bar with a commission, with the space above it: two rows on a phone. */
const HEIGHT = { phone: '9rem', wide: '5.25rem' };

/** In smaller windows, or with very large text, the bar would leave no space for the page. */
const IS_STICKY = '@media (min-width: 20em) and (min-height: 20em)';

/** The chat provider's launcher. It moves above the bar, and back when its window is open on a phone. */
export const LAUNCHER = `${CHAT_CLOSED} #${CHAT_ID}`;

/** At the bottom of the window while the page is in view, and before the footer at the end. */
export const Bar = styled('section', {
  zIndex: zIndices.total,
  borderTop: '1px solid $colors$rule',
  fontVariantNumeric: 'tabular-nums',
  [IS_STICKY]: {
    position: 'sticky',
    bottom: 0,
    /* A control that gets the focus is above the bar. */
    'html:has(&)': {
      '--total-height': HEIGHT.phone,
      scrollPaddingBottom: 'calc(var(--total-height) + .5rem)',
      '@md': { '--total-height': HEIGHT.wide },
    },
    /* The launcher would cover numbers of an open statement. */
    [`@media ${PHONE_WINDOW}, (max-height: 44.999em)`]: {
      [`html:has(& [aria-expanded="true"])${LAUNCHER}`]: { visibility: 'hidden' },
    },
    [`html:has(&)${LAUNCHER}`]: { bottom: 'var(--total-height) !important' },
  },
  '@media print': { position: 'static', breakInside: 'avoid' },
});

export const Summary = styled(Wrap, {
  ...columns('minmax(0, 1fr) auto'),
  alignItems: 'center',
  gap: '.25rem 1rem',
  paddingBlock: '.5rem',
  '& > button:first-child': { gridColumn: '1 / -1' },
  '@narrowest': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '0 1.5rem',
    paddingBlock: '.75rem',
    '& > button:first-child': { gridColumn: 'auto' },
  },
  '@media print': { '& > :not(:first-child)': { display: 'none' } },
});

export const Toggle = styled('button', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .75rem',
  minHeight: sizes.touch,
  paddingRight: '1.75rem',
  position: 'relative',
  textAlign: 'left',
  font: font('display', fontWeights.medium, fontSizes.ui, 1.2),
  '& > b': { font: font('display', fontWeights.heading, '1.625rem', 1.2), letterSpacing: '-.02em' },
  '& > b > small': { font: font('text', fontWeights.regular, fontSizes.small, 1), letterSpacing: 0 },
  '& > span': { color: '$ink2' },
  '&::after': {
    ...triangle(TRIANGLE_UP, '.75rem', '.5rem solid $colors$action'),
    position: 'absolute',
    right: '.25rem',
    top: 'calc(50% - .25rem)',
    transition: `transform ${transitions.base}`,
  },
  '&[aria-expanded="true"]::after': { transform: 'rotate(180deg)' },
  '@md': { justifySelf: 'start', '& > b': { fontSize: '2rem' } },
});

export const Sheet = styled(Wrap, {
  [IS_STICKY]: {
    maxHeight: `calc(100dvh - ${sizes.header} - ${HEIGHT.phone} - .5rem)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  paddingBlock: '1.5rem',
  borderBottom: '1px solid $colors$rule',
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  alignItems: 'start',
  '& > div > h2': { marginBottom: '.75rem' },
  '& > div > table + p': { marginTop: '.75rem' },
  '@lg': { gridTemplateColumns: '7fr 5fr' },
  '@media print': { maxHeight: 'none' },
});

export const Items = styled('table', {
  font: font('display', fontWeights.medium, fontSizes.ui, 1.25),
  '& th, & td': {
    padding: '.5rem 0 .5rem .75rem',
    fontWeight: fontWeights.medium,
    verticalAlign: 'baseline',
  },
  '& th:first-child': { paddingLeft: 0 },
  '& td, & th + th': { textAlign: 'right' },
  '& thead': { font: font('mono', fontWeights.regular, fontSizes.mono, 1.3), color: '$ink2' },
  '& thead th': { fontWeight: fontWeights.regular },
  '& tbody tr, & tfoot tr': { borderTop: '1px solid $colors$rule' },
  '& tfoot > tr > *': { fontWeight: fontWeights.semi },
  '& small': { display: 'block', fontSize: fontSizes.small, color: '$ink2' },
  '& a': {
    ...touchTarget,
    display: 'inline-block',
    ...underline('.2em'),
  },
});

/** The months of a year, as the slats of the bowtie: those that are paid are lit. A native range lies over them. */
export const Months = styled('div', {
  position: 'relative',
  ...columns(12),
  height: '4rem',
  marginTop: '1rem',
  /* Borders, because forced colors keep them. */
  '& > i': {
    height: 0,
    marginInline: '10%',
    borderTop: '4rem solid $colors$mute',
    transition: `border-color ${transitions.fast}`,
  },
  '& > i[data-paid]': { borderColor: '$action' },
  '@media (forced-colors: active)': {
    '& > i:not([data-paid])': { marginTop: '3.75rem', borderTopWidth: '.25rem' },
  },
  '& > input': { ...invisibleRange, width: '100%', height: '100%' },
  '&:has(> :focus-visible)': { outline: '2px solid $colors$action', outlineOffset: '4px' },
});

export const Stop = styled('dl', {
  ...columns(2),
  columnGap: space.gap,
  margin: '1rem 0 .75rem',
  '& dt': { font: font('mono', fontWeights.regular, fontSizes.mono, 1.4), color: '$ink2' },
  '& dd': { font: font('display', fontWeights.heading, fontSizes.h3, 1.15), letterSpacing: '-.02em' },
});
