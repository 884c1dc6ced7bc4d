import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, space, transitions } from '../../theme/tokens';
import { TRIANGLE_DOWN, triangle } from '../../ui/triangle';
import { appear, panel } from './header.styles';

/** At most 80 % of the window's height, and never below its lower edge. */
export const MenuSheet = styled('nav', {
  ...panel,
  display: 'none',
  maxHeight: `min(80dvh, 100dvh - ${sizes.header})`,
  padding: `.25rem ${space.gutter} 0`,
  borderTop: '1px solid $colors$rule',
  animation: `${appear} ${transitions.base}`,
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
    font: font('display', fontWeights.heading, '1.4375rem', 1),
    letterSpacing: '-.02em',
  },
  '& > a::before': { content: '""', width: '.5rem', height: '1.25rem', backgroundColor: 'var(--line)' },
  '& > a[aria-current]': { color: 'var(--line)' },
  '& > button': { width: '3.5rem', marginRight: '-1rem', display: 'grid', placeItems: 'center' },
  '& > button::before': {
    ...triangle(TRIANGLE_DOWN, '.75rem', '.55rem solid'),
    transition: `transform ${transitions.base}`,
  },
  '& > button[aria-expanded="true"]::before': { transform: 'rotate(180deg)', borderColor: 'var(--line)' },
});

export const SubList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  padding: '.5rem 0 .75rem 1.25rem',
  borderBottom: '1px solid $colors$rule',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: sizes.touch,
    font: font('display', fontWeights.regular, fontSizes.ui, 1.2),
    color: '$ink2',
  },
  '& a[aria-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
});

/**
 * Height of the fade at the lower edge, and of the space after the list that the fade covers at the end of the
 * scroll.
 */
const FADE = '2.5rem';

/**
 * The last row of the menu. Above it, the list fades out at the lower edge while it can scroll further. The row
 * is not sticky, because it would cover a part of a link.
 */
export const MenuAction = styled('div', {
  position: 'sticky',
  bottom: `calc(-1 * (${sizes.button} + ${space.gutter}))`,
  margin: `${FADE} calc(-1 * ${space.gutter}) 0`,
  padding: `0 ${space.gutter} ${space.gutter}`,
  backgroundColor: '$raised',
  '& > a': { display: 'flex', width: '100%' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `-${FADE} 0 100%`,
    background: 'linear-gradient(transparent, $colors$raised)',
    pointerEvents: 'none',
  },
});
