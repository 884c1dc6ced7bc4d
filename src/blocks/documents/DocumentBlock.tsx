import { type ExampleDocument, exampleLabel } from '../../content/documents';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { type Surface, surfaceClass } from '../../theme/surfaces';
import { borderWidths, font, fontSizes, fontWeights, letterSpacings, space } from '../../theme/tokens';
import { SectionBand } from '../../ui/Band';
import { FigureCaption } from '../../ui/FigureCaption';
import { columns, PAGE_INSET, TO_EDGE } from '../../ui/layout';
import { Heading, Statement, Text } from '../../ui/Text';
import { PADDING, SheetTable } from './SheetTable';

/** In large windows the lead is beside the last line of the heading. */
const Head = styled('div', {
  display: 'grid',
  gap: `1.25rem ${space.gap}`,
  '@lg': { gridTemplateColumns: '2fr 1fr', alignItems: 'end' },
});

/** A sheet of paper that continues to one edge of the window; its other edge is at a margin or farther within. The line below it separates it from a tile of its color. */
const Paper = styled('figure', {
  containerType: 'inline-size',
  backgroundColor: '$raised',
  '--surface': 'var(--colors-raised)',
  '--line': 'var(--deep)',
  border: 'solid $colors$ink',
  borderWidth: '1px 0',
  margin: `clamp(2rem, 4vw, 4rem) ${TO_EDGE} 0`,
  padding: `${PADDING} ${PAGE_INSET}`,
  fontSize: fontSizes.body,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  /* The last row of a table ends in a line of its own. */
  '&& > figcaption': { borderTop: 0, marginTop: 0 },
  '@media print': { breakInside: 'avoid' },
  variants: {
    mark: {
      night: {
        '--mark': 'var(--colors-night)',
        '--onMark': 'var(--colors-onNight)',
        '--note': 'var(--night)',
        borderLeftWidth: '1px',
        marginLeft: 0,
        paddingLeft: PADDING,
        '@lg': { marginLeft: '16.67%' },
      },
      /** On a ground without the section's color. */
      field: {
        '--mark': 'var(--field)',
        '--onMark': 'var(--colors-onField)',
        '--note': 'var(--colors-onField)',
        borderRightWidth: '1px',
        marginRight: 0,
        paddingRight: PADDING,
        '@lg': { marginRight: '8.33%' },
      },
    },
  },
});

const Letterhead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '.5rem 1rem',
  borderBottom: `${borderWidths.rule} solid $colors$ink`,
  paddingBottom: '1rem',
  marginBottom: '.75rem',
  '& p + p': { marginTop: '.25rem' },
  '& > :first-child': { flex: '1 1 8rem' },
  '& > :last-child': { border: '1px solid', padding: '.125rem .5rem', whiteSpace: 'nowrap' },
});

const Below = styled('div', {
  display: 'grid',
  alignItems: 'start',
  columnGap: '3rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))',
});

/** A number as tall as a poster and the rest of its sentence, how it is computed, and its share as a field of stripes, which ends the block. */
const Finding = styled('div', {
  ...columns('minmax(0, 1fr)'),
  gap: `1.5rem ${space.gap}`,
  padding: `${space.quiet} ${PAGE_INSET} 0`,
  '& b': {
    display: 'block',
    color: 'var(--line)',
    fontSize: 'min(23vw, 16rem)',
    lineHeight: 0.9,
    letterSpacing: letterSpacings.display,
    marginBottom: '.1em',
  },
  '& dl': {
    marginBottom: '1rem',
    borderBottom: `${borderWidths.rule} solid $colors$ink`,
    font: font('display', fontWeights.medium, fontSizes.h4, 1.2),
  },
  '& dl > div': {
    ...columns('minmax(0, 2fr) minmax(0, 3fr)'),
    gap: '1rem',
    borderTop: '1px solid $colors$rule',
    paddingBlock: '.5rem',
    '& > dd': { order: -1 },
  },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'end',
    '& b': { fontSize: 'min(14vw, 16rem)', whiteSpace: 'nowrap' },
    '& > :is(span, div:not(:has(dl)))': { gridColumn: '1 / -1' },
  },
});

const Share = styled(StripeBar, {
  gridColumn: '1 / -1',
  height: 'clamp(9rem, 24vw, 24rem)',
  marginLeft: TO_EDGE,
  '&&': { width: `calc(100% + 2 * ${PAGE_INSET})`, maxWidth: 'none' },
  /* A stripe for each, where few would be groups. */
  '& > g[stroke-dasharray]': { strokeDasharray: '.7 .3' },
  '@media print': { display: 'none' },
});

const ExampleLabel = () => (
  <Text as="span" variant="mono" tone="line">
    {exampleLabel}
  </Text>
);

export interface DocumentBlockProps {
  readonly document: ExampleDocument;
  /** Number among the figures of the page, from 1. */
  readonly number: number;
  readonly surface: Surface;
}

/** A document that a client receives: its heading, and the sheet below it. */
export function DocumentBlock({ document, number, surface }: DocumentBlockProps) {
  const { heading, lead, caption, title, status, finding, answer, quarters, second, tableTitle, ...table } =
    document;
  const mark = surface === 'sunk' ? 'field' : 'night';
  return (
    <SectionBand
      surface={surface}
      bottom="none"
      wide={
        finding && (
          <Finding className={surfaceClass('night')}>
            <ExampleLabel />
            <Statement>
              <b>{finding.number}</b> {finding.text}
            </Statement>
            {(finding.terms ?? finding.note) && (
              <div>
                {finding.terms && (
                  <dl>
                    {finding.terms.map(([amount, meaning]) => (
                      <div key={meaning}>
                        <dt>{meaning}</dt>
                        <dd>{amount}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {finding.note && <Text>{finding.note}</Text>}
              </div>
            )}
            <Text as="span" variant="mono" tone="line" aria-hidden="true">
              {finding.scale}
            </Text>
            <Share count={finding.share[1]} length={finding.share[0]} />
          </Finding>
        )
      }
    >
      <Head>
        <Heading variant="h1">{heading}</Heading>
        <Text variant="lead">{lead}</Text>
      </Head>
      <Paper mark={mark}>
        <Letterhead>
          <div>
            <Statement>{title}</Statement>
            <Text variant="small">{status}</Text>
          </div>
          <ExampleLabel />
        </Letterhead>
        {answer && <SheetTable {...answer} />}
        <SheetTable {...table} caption={tableTitle} />
        {second && (
          <Below>
            {quarters && <SheetTable {...quarters} />}
            <SheetTable {...second} />
          </Below>
        )}
        <FigureCaption number={number}>{caption}</FigureCaption>
      </Paper>
    </SectionBand>
  );
}
