import { documentLabels, type ExampleDocument } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import type { Surface } from '../../theme/surfaces';
import { borderWidths, fontSizes } from '../../theme/tokens';
import { FigureCaption } from '../../ui/FigureCaption';
import { Heading } from '../../ui/Heading';
import { Column, Grid, TO_EDGE } from '../../ui/layout';
import { SectionBand } from '../../ui/SectionBand';
import { Text } from '../../ui/Text';
import { LogSheet } from './LogSheet';
import { ReportSheet } from './ReportSheet';
import { PADDING } from './SheetTable';

const Head = styled('div', { '& > p': { marginTop: '1.25rem' } });

/** A sheet of paper, flat on the page. */
const Paper = styled('div', {
  backgroundColor: '$raised',
  '--surface': 'var(--colors-raised)',
  '--line': 'var(--deep)',
  border: '1px solid $colors$ink',
  padding: PADDING,
  fontSize: fontSizes.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '@media print': { breakInside: 'avoid' },
});

/** In large windows a second sheet lies behind the first one and continues beyond the right edge. */
const Stack = styled('div', {
  '@lg': {
    position: 'relative',
    isolation: 'isolate',
    marginBottom: '2.25rem',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: `1.25rem ${TO_EDGE} -1.25rem 2.5rem`,
      border: '1px solid $colors$ink',
      borderRight: 0,
      backgroundColor: 'var(--tint)',
    },
  },
});

const Letterhead = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '1rem',
  borderBottom: `${borderWidths.rule} solid $colors$ink`,
  paddingBottom: '1rem',
  marginBottom: '.75rem',
  '& p + p': { marginTop: '.25rem' },
  '& > :last-child': { border: '1px solid', padding: '.125rem .5rem' },
});

export interface DocumentBlockProps {
  readonly document: ExampleDocument;
  /** Number among the figures of the page, from 1. */
  readonly number: number;
  readonly surface?: Surface;
}

/** A document that a client receives: its heading on the left, the sheet on the right. */
export function DocumentBlock({ document, number, surface = 'paper' }: DocumentBlockProps) {
  const { heading, lead, caption, title, status } = document;
  const isLog = document.kind === 'log';
  const sheet = (
    <Paper>
      <Letterhead>
        <div>
          <Heading as="p" variant="h3">
            {title}
          </Heading>
          <Text variant="small">{status}</Text>
        </div>
        <Text as="span" variant="mono" tone="line">
          {documentLabels.example}
        </Text>
      </Letterhead>
      {isLog ? <LogSheet {...document} /> : <ReportSheet {...document} />}
    </Paper>
  );
  return (
    <SectionBand surface={surface}>
      <Grid rows="medium">
        <Column as={Head} span={4}>
          <Heading>{heading}</Heading>
          <Text variant="lead">{lead}</Text>
        </Column>
        <Column as="figure" span={8}>
          {isLog ? <Stack>{sheet}</Stack> : sheet}
          <FigureCaption number={number}>{caption}</FigureCaption>
        </Column>
      </Grid>
    </SectionBand>
  );
}
