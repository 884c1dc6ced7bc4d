import { type Ref, useId, useRef } from 'react';
import { type Field, fields, type Reading } from '../../../machines/diagnosis.machine';
import { industries } from '../../content/industries/index';
import { diagnosis } from '../../content/pages/diagnosis';
import { keysOf } from '../../lib/lookUp';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, letterSpacings } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { inputStyle } from '../../ui/Field';
import { Text } from '../../ui/Text';
import { TextButton } from '../../ui/TextButton';
import { sendToDiagnosis, useDiagnosis } from './diagnosisActor';
import { formatRange, formatShare, industryName } from './diagnosisWords';

const WITHOUT_SCRIPT = '@media (scripting: none), print';

const Rows = styled('div', { '@lg': { gridArea: 'ledger' } });

/** Its height does not depend on its texts. */
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  borderTop: '1px solid $colors$ink',
  minHeight: '4.75rem',
  '& > p': { flex: 1 },
  '@media (max-width: 22em)': {
    flexDirection: 'column',
    alignItems: 'start',
    padding: '.5rem 0',
    '& > p': { flex: 'none', minHeight: '2.8em' },
  },
  [WITHOUT_SCRIPT]: { '& > button': { display: 'none' } },
});

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(8rem, 46%)',
  gridTemplateAreas: '"label input" "definition input" "note note"',
  columnGap: '1rem',
  alignItems: 'center',
  borderTop: '1px solid $colors$rule',
  padding: '.625rem 0 .5rem',
  breakInside: 'avoid',
  '& > label': { font: font('display', fontWeights.heading, fontSizes.ui, 1.2) },
  '& > input': { gridArea: 'input' },
  /* One line of room, whether there is a note or not. */
  '& > p + p': { gridArea: 'note', minHeight: '1.375rem', marginTop: '.25rem' },
  '& > [data-fault]': {
    color: '$danger',
    font: font('display', fontWeights.medium, fontSizes.caption, 1.3),
  },
});

/** The number of a row, large and at the right edge. */
const NumberInput = styled('input', {
  ...inputStyle,
  minHeight: '3rem',
  padding: '.25rem .75rem',
  textAlign: 'right',
  font: font('display', fontWeights.heading, '1.625rem', 1.2),
  letterSpacing: letterSpacings.sub,
  fontVariantNumeric: 'tabular-nums',
  /* The header and the picture cover the top of the window. */
  scrollMarginTop: '18rem',
  '@md': { scrollMarginTop: '23rem' },
  '@lg': { scrollMarginTop: '6rem' },
  [WITHOUT_SCRIPT]: { pointerEvents: 'none', borderColor: 'transparent', backgroundColor: 'transparent' },
});

const Examples = styled('div', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '.75rem',
  '& legend': { font: font('display', fontWeights.heading, fontSizes.small, 1.3), padding: '1rem 0 0' },
  '& button': { fontSize: fontSizes.small, marginRight: '1.25rem' },
  '& [aria-pressed="true"]': { fontWeight: fontWeights.bold, textDecoration: 'none' },
  [WITHOUT_SCRIPT]: { '& > fieldset': { display: 'none' } },
});

/** The share of the step to this row, and what is typical. */
function shareNote(field: Field, { shares }: Reading): string {
  if (field === 'leads') return '';
  const share = shares[field];
  const typical = diagnosis.typical(formatRange(field));
  return share === undefined
    ? typical
    : `${(field === 'growth' ? diagnosis.growth : diagnosis.share)(formatShare(field, share))}, ${typical}`;
}

interface NumberRowProps {
  readonly field: Field;
  readonly inputRef: Ref<HTMLInputElement>;
}

function NumberRow({ field, inputRef }: NumberRowProps) {
  const id = useId();
  const { context, value } = useDiagnosis();
  const { texts, reading, announced } = context;
  const { label, definition } = diagnosis.fields[field];
  const isNarrowest = reading.finding?.isBelow === true && reading.finding.step === field;
  // While the visitor types, only faults that were announced before are shown.
  const showsFault = value.announcement !== 'pausing' || announced?.faults[field] !== undefined;
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
        <p data-fault id={`${id}-note`}>
          {diagnosis.faults[fault]}
        </p>
      ) : (
        <Text variant="mono" tone={isNarrowest ? 'line' : undefined} id={`${id}-note`}>
          {shareNote(field, reading)}
        </Text>
      )}
    </Row>
  );
}

/** A row for each number, and the examples. */
export function Ledger() {
  const { example } = useDiagnosis().context;
  const firstField = useRef<HTMLInputElement>(null);
  const { exampleLabel, ownLabel, enterLabel, clearLabel, examplesLabel, privacy } = diagnosis;

  const clear = () => {
    sendToDiagnosis({ type: 'numbers.cleared' });
    firstField.current?.focus();
  };
  return (
    <Rows>
      <Head>
        <Text variant="mono" tone="ink">
          {example === undefined ? ownLabel : exampleLabel(industryName(example))}
        </Text>
        <Button
          size="small"
          variant={example === undefined ? 'line' : 'action'}
          triangle={false}
          onClick={clear}
        >
          {example === undefined ? clearLabel : enterLabel}
        </Button>
      </Head>
      {fields.map((field) => (
        <NumberRow key={field} field={field} inputRef={field === 'leads' ? firstField : null} />
      ))}
      <Examples>
        <Text variant="small">{privacy}</Text>
        <fieldset>
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
        </fieldset>
      </Examples>
    </Rows>
  );
}
