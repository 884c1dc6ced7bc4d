import { steps } from '../../../machines/diagnosis.machine';
import { diagnosis } from '../../content/pages/diagnosis';
import { typicalRanges } from '../../content/typicalRanges';
import { DiagnosisBowtie } from '../../figures/DiagnosisBowtie';
import { styled } from '../../theme/stitches.config';
import { night } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, sizes, space } from '../../theme/tokens';
import { bleed, columns } from '../../ui/layout';
import { useDiagnosis } from './diagnosisActor';
import { formatRange, formatShare } from './diagnosisWords';

/** Up to the edges of the window. Below 1024 px it stays in view while the visitor types in the rows below it. */
const Picture = styled('div', {
  paddingBlock: '.75rem .5rem',
  ...bleed('both'),
  '& > svg': { '--colors-mute': 'var(--colors-ink3)', height: 'clamp(8.5rem, 5.5rem + 12vw, 14rem)' },
  '@lg': {
    gridArea: '7 / 1 / auto / -1',
    ...columns('subgrid'),
    paddingBlock: '2rem 1.5rem',
    /* A part and its name start at the column of their number, and the last one ends at the edge of the window. */
    '& > *': { gridColumn: '2 / -1', '&&': { width: `calc(100% + ${space.gutter})` } },
    '& > svg': { height: 'min(26vw, 26rem)' },
  },
  '@media screen and (max-width: 63.999em) and (min-height: 36em)': {
    position: 'sticky',
    top: sizes.header,
    zIndex: 1,
  },
});

const Names = styled('div', {
  ...columns(steps.length),
  borderTop: '1px solid $colors$ink',
  marginTop: '.5rem',
  font: font('display', fontWeights.medium, fontSizes.mono, 1.3),
  '& > span': { paddingTop: '.5rem' },
  '& > [data-marked]': { color: 'var(--line)' },
  '& b': {
    display: 'block',
    font: font('display', fontWeights.heading, '1rem', 1.2),
    fontVariantNumeric: 'tabular-nums',
    minHeight: '1.2em',
  },
  '& small': { fontSize: fontSizes.mono, letterSpacing: '-.03em', color: '$ink3' },
  '@narrowest': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (max-width: 23.999em)': {
    letterSpacing: '-.03em',
    '& b': { fontSize: '.875rem' },
    '& small': { display: 'none' },
  },
  '@md': { fontSize: fontSizes.ui, whiteSpace: 'nowrap', '& b': { fontSize: 'clamp(1.5rem, 3vw, 3.25rem)' } },
});

/** The bowtie of the numbers: a part for each step, with its name, share and typical range below. */
export function DiagnosisPicture() {
  const { shares, finding } = useDiagnosis().context.reading;
  const { label } = diagnosis.figure;
  const parts = steps.map((step) => {
    const share = shares[step];
    return {
      key: step,
      /** Height of the bar as a multiple of the lower end of its range. */
      level: share === undefined ? undefined : share / typicalRanges[step].from,
      marked: finding?.isBelow === true && finding.step === step,
      text: share === undefined ? '' : formatShare(step, share),
    };
  });
  const spoken = parts.flatMap(({ key, text }) =>
    text === '' ? [] : `${diagnosis.steps[key].name} ${text}`,
  );
  return (
    <Picture className={night()}>
      <DiagnosisBowtie label={[label, spoken.join(', ')].join(' ')} parts={parts} />
      <Names aria-hidden="true">
        {parts.map(({ key, text, marked }) => (
          <span key={key} data-marked={marked || undefined}>
            {diagnosis.steps[key].name}
            <b>{text}</b>
            <small>{formatRange(key).replace(' to ', '–')}</small>
          </span>
        ))}
      </Names>
    </Picture>
  );
}
