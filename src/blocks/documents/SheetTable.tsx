import type { DocumentTable, ExampleDocument } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, lineHeights, monoLabel } from '../../theme/tokens';
import { columns } from '../../ui/layout';
import { TableContent } from '../../ui/TableContent';
import { Text } from '../../ui/Text';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { barsOf, sheetWide } from './tableBars';

/** Between the edges of a sheet and its lines. */
export const PADDING = 'clamp(1rem, 4vw, 3rem)';

/**
 * The line that the note belongs to continues to both edges of the window: the style of its first part, below the others.
 * The sheet sets the colors of the line, of its words and of the note.
 */
const markedLine = {
  /* WebKit paints no border image on a cell of a table. The clip paints above what is not positioned: the cells after it. */
  boxShadow: '0 0 0 100vmax var(--surface)',
  /* Over the seam to the part above it. */
  clipPath: 'inset(-1px -100vmax 0)',
  '@media print, (forced-colors: active)': { boxShadow: 'none' },
};
const markedStyle = {
  '--surface': 'var(--mark)',
  '--colors-ink': 'var(--onMark)',
  '--colors-ink2': 'var(--onMark)',
  '--colors-ink3': 'var(--onMark)',
  position: 'relative',
  borderBottom: 0,
  backgroundColor: 'var(--mark)',
  '&&': { color: 'var(--onMark)' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '--mark': 'Highlight',
    '--onMark': 'HighlightText',
    '--note': 'HighlightText',
  },
} as const;

/** The remark on the highlighted line, below its words. Its parent is as wide as the line. */
const Note = styled('p', {
  ...markedStyle,
  ...markedLine,
  font: font('display', fontWeights.heading, 'clamp(1.625rem, 1rem + 2.2vw, 3.5rem)', 1.08),
  textWrap: 'balance',
  '&&': { color: 'var(--note)' },
  padding: '.5rem 0 2rem',
});

const STACKED = '@media (max-width: 30em)';

const Table = styled('table', {
  position: 'relative',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: '$ink2',
  '& caption': {
    font: font('display', fontWeights.heading, fontSizes.h4, lineHeights.snug),
    color: '$ink',
    padding: '1.75rem 0 .5rem',
  },
  '& thead th': { ...monoLabel, verticalAlign: 'bottom' },
  '& tbody th': {
    font: font('display', fontWeights.heading, fontSizes.ui, 1.3),
    color: '$ink',
    textWrap: 'balance',
    '@lg': { fontSize: fontSizes.h4, lineHeight: 1.2 },
  },
  '& tr > *': {
    padding: '.625rem 1.25rem .625rem 0',
    verticalAlign: 'baseline',
    borderBottom: '1px solid $colors$rule',
  },
  '& [data-marked] > *': markedStyle,
  '& [data-marked] > th, & [data-marked] > td:nth-child(3):last-child': { paddingTop: '1.125rem' },
  '& [data-marked] > :first-child': markedLine,
  /* Without a shadow, its bar is above the other cells. */
  '@media print, (forced-colors: active)': { '& [data-marked] > th': { zIndex: 1 } },
  /* Names of owners and days. */
  '@lg': { '& td:nth-child(3)': { whiteSpace: 'nowrap' } },
  '& td[colspan]': { gridColumn: '1 / -1', border: 0, padding: 0 },
  '& tbody > tr:last-child > *': { borderBottom: 0 },
  variants: {
    cells: {
      numbers: {
        '& tr > * + *': { textAlign: 'right' },
        '& tr > :last-child': { paddingRight: 0 },
        '@md': { '& tr > * + *': { width: '18%' } },
        '& td': { font: font('display', fontWeights.medium, fontSizes.h4, 1), color: '$ink' },
        '& td[data-main]': { '@md': { fontSize: fontSizes.h2 } },
        '@phone': {
          '& td': { lineHeight: '2rem' },
          /* The longest is as wide as its column. */
          '& td[data-main]': { fontSize: `max(${fontSizes.h4}, min(${fontSizes.h2}, 7vw))` },
        },
        /* The headings would be far above the last rows. */
        [STACKED]: {
          '& thead': visuallyHidden,
          '& td[data-label]': {
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'end',
            paddingRight: '.5rem',
          },
          '& td[data-label]::before': {
            ...monoLabel,
            fontFamily: fonts.display,
            content: 'attr(data-label) / ""',
          },
        },
        /* The bar continues below these cells, so their background may not cover it. */
        '@media screen and (forced-colors: none) and (min-width: 30em)': {
          '& [data-marked] > td': { backgroundColor: 'transparent' },
        },
      },
      /** In the third column. */
      amount: {
        '@md': { '& th:has(> svg)': { width: '44%' } },
        '& tr > :nth-child(3)': { textAlign: 'right', paddingRight: 0 },
        '& td:nth-child(3)': {
          font: font('display', fontWeights.medium, fontSizes.h4, 1.1),
          color: '$ink',
          '@md': { fontSize: fontSizes.h3, lineHeight: 1, whiteSpace: 'nowrap' },
        },
        [STACKED]: {
          '&&& tr': { gridTemplateColumns: '1fr auto' },
          '& th > svg': { position: 'relative', zIndex: 1, ...sheetWide },
        },
        /* The bar continues below it. */
        '@media screen and (forced-colors: none) and (max-width: 30em)': {
          '&&& [data-marked] > td:nth-child(3)': { backgroundColor: 'transparent' },
        },
      },
    },
    /** A bar is between its name and its number, the only cells of a row. */
    hasBarsBeside: {
      true: {
        '& th:first-child': { width: '100%' },
        '& td': { font: font('display', fontWeights.medium, fontSizes.h4, 1), color: '$ink' },
      },
    },
    /** On phones the name of a row is a line above its cells, as the columns would break their words. */
    stacked: {
      true: {
        [STACKED]: {
          '&, & :is(caption, thead, tbody)': { display: 'block' },
          '& tr': columns(3),
          /* Numbers start below the name of their row. */
          '& tr > * + *': { textAlign: 'left' },
          '& tbody th': { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 0 },
          '& tbody td': { paddingTop: '.125rem' },
          '& td:last-child': { paddingRight: 0 },
          '& [data-marked] > :nth-child(2)': markedLine,
          /* Narrower letters, because a third of the narrowest phones is a column. */
          '& thead th': { fontFamily: fonts.display },
        },
      },
    },
    /** The last cell is beside the name of its row, and the text of the row is below both. */
    hasText: {
      true: {
        [STACKED]: {
          '& tr': columns('minmax(0, 2fr) minmax(0, 1fr)'),
          '& tbody th': { gridColumn: 1 },
          '& thead th:nth-child(2)': visuallyHidden,
          '& td:nth-child(2)': { gridColumn: '1 / -1' },
          '& td:nth-child(3)': { gridArea: '1 / 2', border: 0, paddingBlock: '.625rem 0' },
        },
      },
    },
  },
});

interface SheetTableProps extends DocumentTable {
  readonly caption?: string | undefined;
  readonly note?: ExampleDocument['note'];
}

export function SheetTable({ caption, cells, note, ...content }: SheetTableProps) {
  const { bars } = content;
  const count = content.columns.length;
  const hasBarsBeside = bars !== undefined && count === 2;
  const key = bars && (
    <Text variant="mono" aria-hidden="true">
      {bars.key}
    </Text>
  );
  return (
    <>
      {!caption && key}
      <Table
        {...(cells && { cells })}
        {...(count > 2 && { stacked: true })}
        {...(count === 3 && { hasText: true })}
        {...(hasBarsBeside && { hasBarsBeside })}
      >
        <TableContent
          {...content}
          caption={
            caption && (
              <>
                {caption} {key}
              </>
            )
          }
          isLabeled={cells === 'numbers'}
          figureOf={barsOf(content, hasBarsBeside ? 'beside' : count > 3 ? 'wide' : undefined)}
          note={note && { at: note.at, content: <Note>{note.text}</Note> }}
        />
      </Table>
    </>
  );
}
