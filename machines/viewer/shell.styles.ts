import { styled } from '../../src/theme/stitches.config';
import { fontSizes, fonts, sizes, space } from '../../src/theme/tokens';
import { heading } from './components/heading';
import { statechartTheme } from './statechartTheme';

/** The frame of the viewer: a bar, the list of machines, and the page, each with its own scroll. */

export const Shell = styled('div', {
  /* Colors that only the viewer has, which no page of the site should carry. */
  '--colors-actionTint': '#D5E6D3',
  '--colors-dangerTint': '#F6DDD3',
  '@dark': { '--colors-actionTint': '#12301F', '--colors-dangerTint': '#3A1712' },
  ...statechartTheme,
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: 'auto auto 1fr',
  '@lg': {
    height: '100dvh',
    gridTemplateRows: '3.5rem minmax(0, 1fr)',
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    '&:has([data-alone])': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > nav': { display: 'none' },
    },
  },
});

export const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[5],
  paddingInline: space[4],
  minHeight: '3.5rem',
  borderBottom: '1px solid $colors$ink',
  '@lg': { gridColumn: '1 / -1' },
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
});

export const Spacer = styled('span', { flex: 1 });

export const List = styled('nav', {
  borderBottom: '1px solid $colors$rule',
  overflowY: 'auto',
  '& ul': { display: 'flex', flexWrap: 'wrap', padding: space[2] },
  '@lg': {
    borderBottom: 0,
    borderRight: '1px solid $colors$ink',
    '& ul': { display: 'block', padding: `${space[3]} 0` },
  },
});

export const ListLink = styled('a', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: sizes.touch,
  padding: `.6rem ${space[3]}`,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.ui,
  lineHeight: 1.3,
  borderLeft: '3px solid transparent',
  '&:hover': { color: '$action' },
  '&[aria-current="page"]': { borderLeftColor: '$action', color: '$action', backgroundColor: '$actionTint' },
  '& > span': { fontFamily: fonts.mono, fontSize: fontSizes.mono, fontWeight: 400, color: '$ink3' },
  '@lg': { paddingInline: space[4] },
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
    gridTemplateColumns: 'minmax(0, 1fr) 25rem',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
  variants: {
    /* Without the panels; the list of machines is hidden as well. */
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
  '@lg': { gridColumn: '1 / -1' },
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
