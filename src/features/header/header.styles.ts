import { keyframes, styled } from '../../theme/stitches.config';
import { TRIANGLE_DOWN, TRIANGLE_RIGHT } from '../../ui/triangle';

const focusFrame = {
  content: '""',
  position: 'absolute',
  inset: '16px -1px 16px 1px',
  outline: '2px solid $colors$focus',
  borderRadius: '$1',
  boxShadow: '0 0 0 4px color-mix(in srgb, var(--colors-focus) 16%, transparent)',
};

/**
 * The states of the header are attributes, not variants: Stitches inserts the rules of a variant when it is first used, and
 * the browser then recalculates the style of the whole document.
 */
export const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  backgroundColor: '$paper',
  borderBottom: '1px solid $colors$rule',
  transition:
    'background-color $transitions$base, box-shadow $transitions$base, border-color $transitions$base',
  '&[data-scrolled]': {
    backgroundColor: 'color-mix(in srgb, var(--colors-paper) 88%, transparent)',
    backdropFilter: 'blur(14px) saturate(1.2)',
    WebkitBackdropFilter: 'blur(14px) saturate(1.2)',
    boxShadow: '$header',
    borderColor: 'transparent',
  },
  /* Solid while something is open below it. */
  '&[data-open]': { backgroundColor: '$raised' },
});

export const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: '$header',
  gap: '$gap',
  '@tablet': { gap: '.5rem' },
});

export const Navigation = styled('nav', {
  display: 'none',
  height: '100%',
  '@md': { display: 'block', marginLeft: 'clamp(.25rem, 2vw, 2.5rem)' },
  '@tablet': { marginLeft: 0 },
});

export const ItemList = styled('ul', {
  display: 'flex',
  gap: 'clamp(0rem, 1.5vw - .7rem, 1.1rem)',
  height: '100%',
});

export const Chevron = styled('button', {
  position: 'relative',
  width: '1.75rem',
  display: 'grid',
  placeItems: 'center',
  '&::before': {
    content: '""',
    width: '.56rem',
    height: '.4rem',
    backgroundColor: '$ink3',
    clipPath: TRIANGLE_DOWN,
    transition: 'transform $transitions$base, background-color $transitions$fast',
  },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': focusFrame,
  '@tablet': { width: '1.5rem' },
});

export const Item = styled('li', {
  display: 'flex',
  alignItems: 'stretch',
  height: '100%',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    padding: '0 .2rem 0 .5rem',
    fontFamily: '$display',
    fontWeight: '$medium',
    fontSize: '$ui',
    lineHeight: 1,
    position: 'relative',
    whiteSpace: 'nowrap',
    transition: 'color $transitions$fast',
    '@tablet': { fontSize: '.875rem', paddingLeft: '.2rem' },
  },
  '& > a::after': {
    content: '""',
    position: 'absolute',
    left: '.5rem',
    right: '.2rem',
    bottom: '-1px',
    height: '$borderWidths$marker',
    backgroundColor: 'var(--line)',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: 'transform $transitions$base',
    '@tablet': { left: '.2rem' },
  },
  '& > a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& > a:focus-visible::before': focusFrame,
  '&:hover > a, &[data-open] > a': { color: 'var(--line)' },
  '&:hover > a::after, &[data-open] > a::after': { transform: 'scaleX(1)' },
  [`&:hover > ${Chevron}::before, &[data-open] > ${Chevron}::before`]: { backgroundColor: 'var(--line)' },
  [`&[data-open] > ${Chevron}::before`]: { transform: 'rotate(180deg)' },
  variants: {
    active: { true: { '& > a': { color: 'var(--line)' }, '& > a::after': { transform: 'scaleX(1)' } } },
    plain: {
      true: {
        '& > a': { paddingRight: '.5rem', '@tablet': { paddingInline: '.3rem' } },
        '& > a::after': { right: '.5rem' },
      },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const Sheet = styled('div', {
  display: 'none',
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  zIndex: '$menu',
  maxHeight: 'calc(100dvh - $sizes$header)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$raised',
  borderTop: '$borderWidths$marker solid var(--line)',
  boxShadow: '$float',
  '--surface': 'var(--colors-raised)',
  '&[data-open]': { '@md': { display: 'block', animation: `${appear} $transitions$base` } },
});

export const Intro = styled('div', {
  paddingBlock: '2.25rem 2.5rem',
  '& > svg': { width: '11rem', marginBottom: '1.25rem' },
  '& > p': { margin: '.5rem 0 1rem', maxWidth: '17rem' },
});

export const PageColumns = styled('div', {
  paddingBlock: '2.25rem 2.5rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '$gap',
  alignContent: 'start',
});

export const GroupHeading = styled('p', {
  fontFamily: '$mono',
  fontSize: '$mono',
  lineHeight: 1.4,
  color: '$ink3',
  paddingBottom: '.75rem',
});

export const PageLink = styled('a', {
  display: 'block',
  padding: '.7rem 0 .8rem',
  borderTop: '1px solid $colors$rule',
  position: 'relative',
  transition: 'padding $transitions$base, color $transitions$fast',
  '& > b': {
    display: 'block',
    fontFamily: '$display',
    fontWeight: '$heading',
    fontSize: '$ui',
    lineHeight: 1.25,
  },
  '& > small': {
    display: 'block',
    fontSize: '.875rem',
    lineHeight: 1.35,
    color: '$ink3',
    marginTop: '.15rem',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '1.05rem',
    width: '.45rem',
    height: '.66rem',
    backgroundColor: 'var(--line)',
    clipPath: TRIANGLE_RIGHT,
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: 'transform $transitions$base',
  },
  '&:hover, &:focus-visible': { paddingLeft: '1.1rem', color: 'var(--line)' },
  '&:hover::before, &:focus-visible::before': { transform: 'none' },
  '&[aria-current] > b': { color: 'var(--line)' },
});

export const End = styled('div', { marginLeft: 'auto', display: 'flex', gap: '.5rem', alignItems: 'center' });

export const OnDesktop = styled('span', {
  '@phone': { display: 'none' },
  '@tablet': { fontSize: '.9375rem' },
});
export const OnPhone = styled('span', { '@md': { display: 'none' } });

export const Burger = styled('button', {
  width: '$touch',
  height: '$touch',
  display: 'grid',
  placeItems: 'center',
  '@md': { display: 'none' },
  '& > i': { width: '1.375rem', height: '1rem', position: 'relative' },
  '& > i::before, & > i::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'currentColor',
    transition: 'clip-path $transitions$base',
  },
  '& > i::before': { clipPath: 'polygon(0 0, 100% 0, 100% 12%, 0 12%)' },
  '& > i::after': { clipPath: 'polygon(0 88%, 100% 88%, 100% 100%, 0 100%)' },
  '&[aria-expanded="true"] > i::before': { clipPath: 'polygon(0 0, 50% 50%, 0 100%)' },
  '&[aria-expanded="true"] > i::after': { clipPath: 'polygon(100% 0, 50% 50%, 100% 100%)' },
});
