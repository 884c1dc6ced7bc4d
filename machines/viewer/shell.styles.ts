import { styled } from '../../src/theme/stitches.config';
import { fontSizes, fonts, sizes, space } from '../../src/theme/tokens';
import { heading } from './components/heading';
import { statechartTheme } from './statechartTheme';

/** The frame of the viewer: a bar with the list of machines, and the page below it. A chart gets the rest of the window. */

export const Shell = styled('div', {
  /* Colors that only the viewer has, which no page of the site should carry. */
  '--colors-actionTint': '#D5E6D3',
  '--colors-dangerTint': '#F6DDD3',
  '@dark': { '--colors-actionTint': '#12301F', '--colors-dangerTint': '#3A1712' },
  ...statechartTheme,
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: 'auto 1fr',
  '@lg': { height: '100dvh', gridTemplateRows: '3rem minmax(0, 1fr)' },
});

export const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[5],
  paddingInline: space[4],
  borderBottom: '1px solid $colors$ink',
  '@lg': { flexWrap: 'nowrap' },
});

export const Name = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: sizes.touch,
  fontFamily: fonts.display,
  fontWeight: 650,
  fontSize: '1.25rem',
  letterSpacing: '-.03em',
});

export const BarLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.touch,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  color: '$action',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  marginLeft: 'auto',
});

/** In the bar if there is space, otherwise below it. */
export const List = styled('nav', {
  order: 1,
  flexBasis: `calc(100% + 2 * ${space[4]})`,
  marginInline: `-${space[4]}`,
  borderTop: '1px solid $colors$rule',
  '& ul': { display: 'flex', flexWrap: 'wrap', padding: space[2] },
  '@lg': {
    order: 0,
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    marginInline: 0,
    borderTop: 0,
    overflowX: 'auto',
    '& ul': { flexWrap: 'nowrap', height: '100%', padding: 0 },
    '& li': { display: 'grid', flex: 'none' },
  },
});

export const ListLink = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: sizes.touch,
  padding: `.6rem ${space[3]}`,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.ui,
  lineHeight: 1.3,
  borderBottom: '3px solid transparent',
  '&:hover': { color: '$action' },
  '&[aria-current="page"]': {
    borderBottomColor: '$action',
    color: '$action',
    backgroundColor: '$actionTint',
  },
  '& > span': { fontFamily: fonts.mono, fontSize: fontSizes.mono, fontWeight: 400, color: '$ink3' },
});

export const Main = styled('main', {
  minWidth: 0,
  minHeight: 0,
  /* It gets the focus when the page changes; a focus ring around a whole page would mislead. */
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '@lg': { overflowY: 'auto' },
});

/** A chart with its panel: beside it if there is space, otherwise below. */
export const Workspace = styled('div', {
  display: 'grid',
  minHeight: 0,
  '@lg': {
    height: '100%',
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
  variants: {
    /* Without the panels. */
    isAlone: {
      true: { '@lg': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const WorkspaceHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  padding: space[4],
  borderBottom: '1px solid $colors$rule',
  '& h1': heading('h3'),
  '& p': {
    fontSize: fontSizes.small,
    lineHeight: 1.4,
    color: '$ink2',
    maxWidth: '60ch',
    marginTop: space[1],
  },
  '@lg': {
    gridColumn: '1 / -1',
    flexWrap: 'nowrap',
    alignItems: 'center',
    paddingBlock: space[2],
    /* Title and purpose in one row. */
    '& > :first-child': { display: 'flex', alignItems: 'baseline', gap: space[4] },
    '& p': { maxWidth: 'none', marginTop: 0, fontSize: fontSizes.mono },
    '& > :last-child': { flexShrink: 0 },
  },
});

export const ChartArea = styled('div', {
  height: '70dvh',
  minWidth: 0,
  borderBottom: '1px solid $colors$rule',
  '@lg': { height: 'auto', borderBottom: 0 },
});

export const SidePanel = styled('div', {
  minWidth: 0,
  '@lg': { borderLeft: '1px solid $colors$ink', overflowY: 'auto' },
});
