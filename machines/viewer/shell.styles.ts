import { styled } from '../../src/theme/stitches.config';
import { fontSizes, fonts, sizes, space } from '../../src/theme/tokens';
import { heading } from './components/heading';
import { statechartTheme } from './statechartTheme';

/** The frame of the viewer: a bar with the list of machines, and the page below it. A chart gets the rest of the window. */

/** Height of the open sheet of panels. */
export const SHEET = '55dvh';

/** A focused control is scrolled to above the sheet, which would cover it (WCAG 2.2, 2.4.11). */
const aboveSheet = { scrollMarginBottom: `calc(${SHEET} + ${space[4]})` } as const;

export const Shell = styled('div', {
  /* Colors that only the viewer has, which no page of the site should carry. */
  '--colors-actionTint': '#D5E6D3',
  '--colors-dangerTint': '#F6DDD3',
  '@dark': { '--colors-actionTint': '#12301F', '--colors-dangerTint': '#3A1712' },
  ...statechartTheme,
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  minWidth: 0,
  marginInline: `-${space[4]}`,
  borderTop: '1px solid $colors$rule',
  /* One row, so that a phone has space for the page. */
  '& ul': { display: 'flex', overflowX: 'auto', paddingInline: space[2] },
  '@lg': {
    order: 0,
    flex: 1,
    alignSelf: 'stretch',
    marginInline: 0,
    borderTop: 0,
    overflowX: 'auto',
    '& ul': { overflowX: 'visible', height: '100%', padding: 0 },
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
  whiteSpace: 'nowrap',
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

/** A chart with its panels: beside it if there is space, otherwise in a sheet at the bottom of the window. */
export const Workspace = styled('div', {
  /* Not a grid, in which the sheet could not stick outside its own row. */
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@lg': {
    display: 'grid',
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
  padding: `${space[3]} ${space[4]}`,
  borderBottom: '1px solid $colors$rule',
  '& button, & select': aboveSheet,
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
  /* With the bar, the title and the button of the panels, it fills the window of a phone. */
  height: 'max(20rem, calc(100dvh - 12rem))',
  flexShrink: 0,
  minWidth: 0,
  '& button': aboveSheet,
  borderBottom: '1px solid $colors$rule',
  '@lg': { height: 'auto', borderBottom: 0 },
});

export const SidePanel = styled('div', {
  minWidth: 0,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginTop: 'auto',
  backgroundColor: '$paper',
  borderTop: '1px solid $colors$ink',
  '@lg': {
    position: 'static',
    marginTop: 0,
    borderTop: 0,
    borderLeft: '1px solid $colors$ink',
    overflowY: 'auto',
  },
});
