import { colors, css, fontSizes, fonts, plainButton, space } from './theme';

const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** Of an element that a search has found. */
const foundMark = { boxShadow: `inset 3px 0 ${colors.focus}`, paddingLeft: space[2] } as const;

export const list = css({
  ...plainList,
  'li > &': { paddingLeft: space[4], borderLeft: `1px solid ${colors.rule}`, marginLeft: '2px' },
});

export const item = css({ paddingBlock: space[1] });

export const heading = css({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontFamily: fonts.title,
  fontWeight: 550,
  color: colors.ink,
  fontSize: fontSizes.ui,
  lineHeight: 1.5,
  variants: { isActive: { true: { color: colors.accent } }, isFound: { true: foundMark } },
});

export const kind = css({
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  fontWeight: 400,
  color: colors.inkFaint,
});

export const active = css({
  paddingInline: space[2],
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  fontWeight: 400,
  color: colors.accent,
  backgroundColor: colors.accentTint,
});

export const detail = css({
  margin: 0,
  fontFamily: fonts.text,
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  color: colors.inkSoft,
});

export const transitions = css({ ...plainList, paddingLeft: space[3] });

export const transition = css({
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  variants: {
    isTaken: { true: { backgroundColor: colors.accentTint } },
    isFound: { true: foundMark },
  },
});

export const press = css({
  ...plainButton,
  minHeight: '1.5rem',
  textAlign: 'left',
  color: colors.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
