import { styled } from '../../theme/stitches.config';
import { TRIANGLE_DOWN } from '../../ui/triangle';

/** At most 80 % of the window's height (specification, section 2), and never past its lower edge. */
export const MenuSheet = styled('nav', {
  display: 'none',
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  maxHeight: 'min(80dvh, calc(100dvh - $sizes$header - 1px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$raised',
  boxShadow: '$float',
  padding: '.25rem $space$gutter $space$gutter',
  borderTop: '1px solid $colors$rule',
  '&[data-open]': { '@phone': { display: 'block' } },
});

export const MenuRow = styled('div', {
  display: 'flex',
  borderBottom: '1px solid $colors$rule',
  '& > a': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    minHeight: '3.5rem',
    fontFamily: '$display',
    fontWeight: '$heading',
    fontSize: '1.4375rem',
    lineHeight: 1,
    letterSpacing: '-.02em',
  },
  '& > a::before': { content: '""', width: '.5rem', height: '1.25rem', backgroundColor: 'var(--line)' },
  '& > a[aria-current]': { color: 'var(--line)' },
  '& > button': { width: '3.5rem', marginRight: '-1rem', display: 'grid', placeItems: 'center' },
  '& > button::before': {
    content: '""',
    width: '.75rem',
    height: '.55rem',
    backgroundColor: 'currentColor',
    clipPath: TRIANGLE_DOWN,
    transition: 'transform $transitions$base',
  },
  '& > button[aria-expanded="true"]::before': { transform: 'rotate(180deg)', backgroundColor: 'var(--line)' },
});

export const SubList = styled('ul', {
  padding: '.5rem 0 .75rem 1.25rem',
  borderBottom: '1px solid $colors$rule',
  '&[hidden]': { display: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '$touch',
    fontFamily: '$display',
    fontSize: '$ui',
    lineHeight: 1.2,
    color: '$ink2',
  },
  '& a[aria-current]': { color: 'var(--line)', fontWeight: '$semi' },
});

export const MenuAction = styled('div', { marginTop: '1.25rem' });
