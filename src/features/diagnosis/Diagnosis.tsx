import { type Ref, useEffect, useId, useRef } from 'react';
import { useSearch } from 'wouter';
import { type Field, fields, type Reading } from '../../../machines/diagnosis.machine';
import { industries } from '../../content/industries/index';
import { diagnosis } from '../../content/pages/diagnosis';
import { keysOf } from '../../lib/lookUp';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, letterSpacings, space, transitions } from '../../theme/tokens';
import { Button, TextButton } from '../../ui/Button';
import { ErrorText } from '../../ui/Field';
import { columns } from '../../ui/layout';
import { Statement, Text } from '../../ui/Text';
import { DiagnosisPicture } from './DiagnosisPicture';
import { sendToDiagnosis, useDiagnosis } from './diagnosisActor';
import { formatRange, formatShare, industryName } from './diagnosisWords';

const WITHOUT_SCRIPT = '@media (scripting: none), print';

/** From 1024 px a column for each number, with its bars below it. Below not a grid: a sticky item of a grid stays in its row. */
const Columns = styled('div', {
  '@lg': { ...columns(fields.length), columnGap: space.gap },
});

/** How to read the picture: in large windows at its left, where no number before the first one has a part. */
const Key = styled('ul', {
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  paddingBlock: '1rem 1.5rem',
  font: font('display', fontWeights.medium, fontSizes.caption, 1.25),
  '& > li': { '--width': '.5rem', display: 'flex', alignItems: 'center', gap: '1rem' },
  '& > :nth-child(2)': { '--width': '1.5px' },
  '& > :nth-child(3)': { color: 'var(--line)' },
  /* Three bars. */
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '2rem',
    height: '1.5rem',
    background: 'repeating-linear-gradient(90deg, currentColor 0 var(--width), transparent 0 .75rem)',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '@lg': { gridArea: '7 / 1', paddingBlock: '2rem', '& > li': { display: 'grid', gap: '.5rem' } },
});

/** Its height does not depend on its texts. */
const Head = styled('div', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.25rem',
  paddingBottom: '.75rem',
  '& > p': { flex: '1 1 100%', minHeight: '3rem', alignContent: 'center' },
  '@lg': { '& > p': { flex: 'none', minHeight: 0 } },
});

/** A number: beside its name, and below it in large windows. */
const Row = styled('div', {
  ...columns('minmax(0, 1fr) min(8rem, 46%)'),
  gap: '.125rem 1rem',
  alignItems: 'start',
  borderTop: '1px solid $colors$rule',
  padding: '.75rem 0',
  breakInside: 'avoid',
  '& > label': { font: font('display', fontWeights.heading, fontSizes.ui, 1.2) },
  '& > input': { gridArea: '1 / 2 / span 2', alignSelf: 'center' },
  /* An error message replaces the definition. */
  '& > p': {
    gridArea: '2 / 1',
    minHeight: '2.9em',
    margin: 0,
    padding: 0,
    backgroundColor: 'transparent',
    fontSize: fontSizes.caption,
    '@media (max-width: 22em)': { minHeight: '4.35em' },
  },
  '&:has([aria-invalid]) > label + input + p': { visibility: 'hidden' },
  '@narrowest': { gridTemplateColumns: 'minmax(0, 1fr)', '& > input, & > p': { gridArea: 'auto' } },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    borderTopColor: '$ink',
    '& > input': { gridArea: 'auto' },
    '& > p': { gridArea: '3 / 1', minHeight: '6em' },
  },
});

/** The number of a row, in large type on a line: a part of the picture below it. */
const NumberInput = styled('input', {
  width: '100%',
  backgroundColor: 'transparent',
  border: 0,
  borderBottom: '3px solid $colors$ink3',
  transition: `border-color ${transitions.fast}`,
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '&&&:focus': {
    outline: '2px solid $colors$action',
    outlineOffset: '2px',
  },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  minHeight: '3.25rem',
  padding: '.25rem 0',
  textAlign: 'right',
  font: font('display', fontWeights.heading, 'clamp(1.75rem, 2.5vw, 2.75rem)', 1.1),
  letterSpacing: letterSpacings.sub,
  fontVariantNumeric: 'tabular-nums',
  /* The header and the picture cover the top of the window. */
  scrollMarginTop: '24rem',
  '@lg': { scrollMarginTop: '6rem', marginBlock: '.5rem', textAlign: 'left' },
  [WITHOUT_SCRIPT]: { pointerEvents: 'none', borderColor: 'transparent', backgroundColor: 'transparent' },
});

const Examples = styled('fieldset', {
  gridColumn: '1 / -1',
  paddingBottom: '1.5rem',
  '& > *': { marginRight: '1.25rem' },
  /* As high as a button. */
  '& > legend': { float: 'left', font: font('display', fontWeights.heading, '1rem', 2.75), padding: 0 },
  '& > button': { font: font('display', fontWeights.regular, fontSizes.small, 1.45) },
  '& > [aria-pressed="true"]': { color: '$ink', textDecoration: 'none' },
  '@phone': {
    '& > legend': { float: 'none' },
    '& > button': {
      border: '1px solid $colors$ink3',
      padding: '0 .75rem',
      margin: '0 .5rem .5rem 0',
      textDecoration: 'none',
    },
    '& > [aria-pressed="true"]': { borderColor: '$ink' },
  },
  [WITHOUT_SCRIPT]: { display: 'none' },
});

/** For screen readers, the share and the typical range that the picture shows. */
function shareNote(field: Field, { shares }: Reading): string {
  if (field === 'leads') return '';
  const share = shares[field];
  const typical = diagnosis.typical(formatRange(field));
  return share === undefined
    ? typical
    : `${(field === 'growth' ? diagnosis.growth : diagnosis.share)(formatShare(field, share))}, ${typical}`;
}

function NumberRow({ field, inputRef }: { field: Field; inputRef: Ref<HTMLInputElement> }) {
  const id = useId();
  const { context, value } = useDiagnosis();
  const { texts, reading, announced } = context;
  const { label, definition } = diagnosis.fields[field];
  // While the visitor types, only faults that were announced before are shown.
  const showsFault = value.announcement !== 'pausing' || announced?.reading.faults[field] !== undefined;
  const fault = showsFault ? reading.faults[field] : undefined;
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        ref={inputRef}
        type="text"
        // The numeric keyboard of iOS has no minus, which growth may need.
        inputMode={field === 'growth' ? undefined : 'numeric'}
        autoComplete="off"
        value={texts[field]}
        aria-describedby={`${id}-definition ${id}-note`}
        aria-invalid={fault ? true : undefined}
        onChange={({ currentTarget }) =>
          sendToDiagnosis({ type: 'number.entered', field, text: currentTarget.value })
        }
      />
      <Text variant="small" id={`${id}-definition`}>
        {definition}
      </Text>
      {fault ? (
        <ErrorText id={`${id}-note`}>{diagnosis.faults[fault]}</ErrorText>
      ) : (
        <span hidden id={`${id}-note`}>
          {shareNote(field, reading)}
        </span>
      )}
    </Row>
  );
}

/** Find your narrowest point: seven numbers of a quarter, and the bowtie that they draw. */
export function Diagnosis() {
  const { example } = useDiagnosis().context;
  const firstField = useRef<HTMLInputElement>(null);
  const { exampleLabel, ownLabel, enterLabel, clearLabel, examplesLabel, figure } = diagnosis;
  const query = useSearch();
  useEffect(() => sendToDiagnosis({ type: 'address.opened', query }), [query]);

  const clear = () => {
    sendToDiagnosis({ type: 'numbers.cleared' });
    firstField.current?.focus();
  };
  return (
    <Columns>
      <Head>
        <Statement size="h4">
          {example === undefined ? ownLabel : exampleLabel(industryName(example))}
        </Statement>
        <Button
          size="small"
          variant={example === undefined ? 'line' : undefined}
          triangle={false}
          onClick={clear}
        >
          {example === undefined ? clearLabel : enterLabel}
        </Button>
      </Head>
      <Examples>
        <legend>{examplesLabel}</legend>
        {keysOf(industries).map((name) => (
          <TextButton
            key={name}
            type="button"
            aria-pressed={name === example}
            onClick={() => sendToDiagnosis({ type: 'example.loaded', example: name })}
          >
            {industryName(name)}
          </TextButton>
        ))}
      </Examples>
      <DiagnosisPicture />
      <Key>
        {figure.key.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Key>
      {fields.map((field) => (
        <NumberRow key={field} field={field} inputRef={field === 'leads' ? firstField : null} />
      ))}
    </Columns>
  );
}
