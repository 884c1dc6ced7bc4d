import { css } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';

export const list = css({
  'li > &': { paddingLeft: space[4], borderLeft: '1px solid $colors$rule', marginLeft: '2px' },
});

export const item = css({ paddingBlock: space[1] });

export const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.ui,
  lineHeight: 1.5,
  variants: { isActive: { true: { color: '$action' } } },
});

export const fold = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '1.5rem',
  fontWeight: 'inherit',
  color: 'inherit',
  '&::before': {
    content: '""',
    borderBlock: '4px solid transparent',
    borderLeft: '7px solid currentColor',
  },
  '&[aria-expanded="true"]::before': { transform: 'rotate(90deg)' },
});

export const kind = css({
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  fontWeight: 400,
  color: '$ink3',
});

export const active = css({
  paddingInline: space[2],
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  fontWeight: 400,
  color: '$action',
  backgroundColor: '$actionTint',
});

export const detail = css({
  fontFamily: fonts.text,
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  color: '$ink2',
});

export const transitions = css({ paddingLeft: space[3] });

export const transition = css({
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  variants: { isTaken: { true: { backgroundColor: '$actionTint' } } },
});

export const press = css({
  minHeight: '1.5rem',
  textAlign: 'left',
  color: '$action',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
