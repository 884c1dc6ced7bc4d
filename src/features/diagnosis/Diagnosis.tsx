import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { diagnosis } from '../../content/pages/diagnosis';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { DiagnosisPicture } from './DiagnosisPicture';
import { DiagnosisResult } from './DiagnosisResult';
import { DiagnosisRule } from './DiagnosisRule';
import { sendToDiagnosis, useDiagnosis } from './diagnosisActor';
import { findingSentence } from './diagnosisWords';
import { Ledger } from './Ledger';

/** Below 1024 px not a grid: a sticky item of a grid stays in its row. */
const Columns = styled('div', {
  '@lg': {
    display: 'grid',
    columnGap: space.gap,
    gridTemplateColumns: '4fr 8fr',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"ledger finding" "ledger picture" "ledger caption"',
  },
});

/** Has room for its longest text, so that nothing below moves while the visitor types. */
const Finding = styled('div', {
  minHeight: '9.5rem',
  '@media (max-width: 22em)': { minHeight: '12.5rem' },
  '@md': { minHeight: '6rem' },
  '@lg': {
    gridArea: 'finding',
    minHeight: '12.5rem',
    '& > p': { fontSize: 'clamp(1.75rem, .5rem + 2vw, 2.5rem)' },
  },
  '@media print': { '&&': { minHeight: 0 } },
});

/** How to read the picture. */
const Caption = styled(Text, { paddingTop: '.75rem', '@lg': { gridArea: 'caption' } });

/**
 * Find your narrowest point: seven numbers of a quarter, the bowtie that they draw, the narrowest step, and what it costs to
 * change it.
 */
export function Diagnosis() {
  const { context } = useDiagnosis();
  const { reading, announced } = context;
  const query = useSearch();
  useEffect(() => sendToDiagnosis({ type: 'address.opened', query }), [query]);

  return (
    <>
      <Columns>
        <Finding>
          <Heading as="p" variant="h3">
            {findingSentence(reading, context)}
          </Heading>
        </Finding>
        <DiagnosisPicture />
        <Ledger />
        <Caption variant="mono">{diagnosis.figure.caption}</Caption>
      </Columns>
      <VisuallyHidden as="p" role="status">
        {announced ? findingSentence(announced, context) : ''}
      </VisuallyHidden>
      {reading.finding && <DiagnosisResult step={reading.finding.step} />}
      <DiagnosisRule />
    </>
  );
}
