import { keyframes, styled } from '../../theme/stitches.config';
import {
  borderWidths,
  CHAT_ID,
  focusHalo,
  font,
  fontSizes,
  fontWeights,
  noFocusRing,
  PHONE_WINDOW,
  radii,
  sizes,
  space,
  transitions,
  underline,
  zIndices,
} from '../../theme/tokens';
import { columns } from '../../ui/layout';
import { TRIANGLE_DOWN, TRIANGLE_RIGHT, triangle } from '../../ui/triangle';

/**
 * The states of the header are attributes, not variants: Stitches inserts the rules of a variant when it is first used, and
 * the browser then recalculates the style of the whole document.
 */
export const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: zIndices.header,
  backgroundColor: '$paper',
  borderBottom: '1px solid $colors$rule',
  transition: `background-color ${transitions.base}, box-shadow ${transitions.base}, border-color ${transitions.base}`,
  '&[data-scrolled]': {
    backgroundColor: 'color-mix(in srgb, var(--colors-paper) 96%, transparent)',
    backdropFilter: 'blur(14px)',
    boxShadow: '0 1px 0 $colors$ink',
    borderColor: 'transparent',
  },
  /** Opaque while a panel below it is open. */
  '&[data-open]': { backgroundColor: '$raised' },
  /**
   * The chat launcher would cover links of an open menu, and would be above the backdrop. In a low window a dropdown of the
   * desktop menu reaches the lower edge.
   */
  [`@media ${PHONE_WINDOW}, (max-height: 44.999em)`]: {
    [`html:has(& [aria-expanded="true"]) #${CHAT_ID}`]: { visibility: 'hidden' },
  },
});

export const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: sizes.header,
  gap: '.75rem',
  /** Side margins of the page. They shrink where a narrow tablet needs the space for the touch targets of its menu. */
  '@tablet': {
    gap: '.25rem',
    padding: '0 .5rem',
    /* A link without a button is as far from the next text as a triangle is. */
    '& > nav > ul > li > :only-child': { marginInline: '.1875rem' },
    /* They shrink before a name breaks. */
    '&::before, &::after': { content: '""', flex: `0 999 calc(${space.gutter} - .75rem)` },
  },
});

export const Navigation = styled('nav', {
  display: 'none',
  height: '100%',
  '@md': { display: 'block', flex: '0 99 50rem' },
  '& > ul': { display: 'flex', justifyContent: 'space-evenly', height: '100%' },
});

export const Chevron = styled('button', {
  position: 'relative',
  width: '2.25rem',
  display: 'grid',
  placeItems: 'center',
  paddingLeft: '.25rem',
  /* A hairline between the link and its button. */
  background: 'linear-gradient($colors$rule, $colors$rule) .25rem / 1px 1.25rem no-repeat',
  '@media (pointer: coarse)': { width: sizes.touch },
  '&::before': {
    ...triangle(TRIANGLE_DOWN, '.56rem', '.4rem solid var(--item, var(--colors-ink3))'),
    transition: `transform ${transitions.base}`,
  },
});

const ITEM_SIDE = '.125rem';

/** Styles of the link, its bar and its button in an item that is hovered, open or active. */
const highlighted = { '--item': 'var(--line)', '--bar': 1 };

export const Item = styled('li', {
  display: 'flex',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    padding: `0 ${ITEM_SIDE}`,
    color: 'var(--item, inherit)',
    /* Smaller on tablets, whose header has the least space. */
    font: font('display', fontWeights.medium, 'clamp(.8125rem, 1.5vw, 1.0625rem)', 1),
    position: 'relative',
    transition: `color ${transitions.fast}`,
  },
  '& > a::after': {
    content: '""',
    position: 'absolute',
    left: ITEM_SIDE,
    right: ITEM_SIDE,
    bottom: '-1px',
    borderTop: `${borderWidths.marker} solid var(--line)`,
    transform: 'scaleX(var(--bar, 0))',
    transformOrigin: '0 50%',
    transition: `transform ${transitions.base}`,
  },
  /** Links and buttons are as high as the header, so their focus ring is inside it. */
  '& > :focus-visible': noFocusRing,
  '& > a:focus-visible::before, & > button:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: '14px 0',
    outline: '2px solid $colors$focus',
    borderRadius: radii[1],
    boxShadow: focusHalo('4px'),
  },
  '@hover': { '&:hover': highlighted },
  '&:has(> [aria-current]), &:has(> [aria-expanded="true"])': highlighted,
  '& > [aria-expanded="true"]::before': { transform: 'rotate(180deg)' },
});

export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const panel = {
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$raised',
  borderBottom: '1px solid $colors$ink',
} as const;

export const Sheet = styled('div', {
  ...panel,
  maxHeight: `calc(100dvh - ${sizes.header})`,
  borderTop: `${borderWidths.marker} solid var(--line)`,
  padding: '2.25rem 0 2.5rem',
  '--surface': 'var(--colors-raised)',
  animation: `${appear} ${transitions.base}`,
  '@phone': { display: 'none' },
});

export const Intro = styled('div', { '& > p': { margin: '.5rem 0 1rem', maxWidth: '17rem' } });

export const PageColumns = styled('div', {
  ...columns(3),
  columnGap: space.gap,
  alignContent: 'start',
  '& p': { paddingBottom: '.75rem' },
});

export const PageLink = styled('a', {
  display: 'block',
  padding: '.7rem 0 .8rem',
  borderTop: '1px solid $colors$rule',
  position: 'relative',
  transition: `padding ${transitions.base}, color ${transitions.fast}`,
  '& > b': {
    display: 'block',
    font: font('display', fontWeights.heading, fontSizes.ui, 1.25),
  },
  '& > small': {
    display: 'block',
    fontSize: '.875rem',
    lineHeight: 1.35,
    color: '$ink3',
    marginTop: '.15rem',
  },
  '&::before': {
    ...triangle(TRIANGLE_RIGHT, '.45rem', '.66rem solid var(--line)'),
    position: 'absolute',
    left: 0,
    top: '1.05rem',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: `transform ${transitions.base}`,
  },
  '@hover': {
    '&:hover': { paddingLeft: '1.1rem', color: 'var(--line)' },
    '&:hover::before': { transform: 'none' },
  },
  '&:focus-visible': { paddingLeft: '1.1rem', color: 'var(--line)' },
  '&:focus-visible::before': { transform: 'none' },
  '&[aria-current] > b': { color: 'var(--line)', ...underline('.25em') },
});

export const End = styled('div', {
  flex: 'none',
  marginLeft: 'auto',
  display: 'flex',
  gap: '.5rem',
  /* Only the menu fits, which has the same link. */
  '@narrowest': { '& > a': { display: 'none' } },
});

export const OnDesktop = styled('span', {
  '@phone': { display: 'none' },
  '@tablet': { fontSize: '.875rem', marginInline: '-.5rem' },
});
export const OnPhone = styled('span', { '@md': { display: 'none' } });

/**
 * Three bars that become a cross. The backdrop of the open menu is part of the button: a click beside the menu
 * is a click on the button, also before hydration, and does not reach the page.
 */
export const Burger = styled('button', {
  width: sizes.touch,
  height: sizes.touch,
  display: 'grid',
  placeItems: 'center',
  WebkitTapHighlightColor: 'transparent',
  '@md': { display: 'none' },
  /** Borders, because forced colors keep them. */
  '& > i, & > i::before, & > i::after': {
    width: '1.5rem',
    borderTop: '2px solid',
    position: 'relative',
    transition: `transform ${transitions.base}`,
  },
  '& > i::before, & > i::after': { content: '""', position: 'absolute', top: '-2px', left: 0 },
  '& > i::before': { transform: 'translateY(-.5rem)' },
  '& > i::after': { transform: 'translateY(.5rem)' },
  '&[aria-expanded="true"]': {
    '& > i': { transform: 'rotate(45deg)' },
    '& > i::before': { transform: 'none' },
    '& > i::after': { transform: 'rotate(-90deg)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      left: 0,
      right: 0,
      height: '100dvh',
      backgroundColor: 'rgba(16, 25, 21, .56)',
      cursor: 'default',
      animation: `${appear} ${transitions.base}`,
    },
  },
});
