import { steps } from '../../../machines/diagnosis.machine';
import { diagnosis } from '../../content/pages/diagnosis';
import { typicalRanges } from '../../content/typicalRanges';
import { DiagnosisBowtie } from '../../figures/DiagnosisBowtie';
import { styled } from '../../theme/stitches.config';
import { night } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, letterSpacings, sizes } from '../../theme/tokens';
import { bleed } from '../../ui/layout';
import { useDiagnosis } from './diagnosisActor';
import { formatRange, formatShare } from './diagnosisWords';

/** Up to the edges of the window. Below 1024 px it stays in view while the visitor types in the rows below it. */
const Picture = styled('div', {
  paddingBlock: '.75rem .5rem',
  ...bleed('both'),
  '& > svg': { '--colors-mute': 'var(--colors-ink3)', height: 'clamp(8.5rem, 5.5rem + 12vw, 14rem)' },
  '@lg': {
    gridArea: 'picture',
    ...bleed('right'),
    padding: '1.5rem 0 1rem 2.5rem',
    display: 'flex',
    flexDirection: 'column',
    '& > svg': { flex: '1 0 16rem', minHeight: 0 },
  },
  '@media screen and (max-width: 63.999em) and (min-height: 36em)': {
    position: 'sticky',
    top: sizes.header,
    zIndex: 1,
  },
});

const sixths = { display: 'grid', gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` };

/** The share of the narrowest step, above its bars. The others are below. */
const Narrowest = styled('div', {
  ...sixths,
  height: `calc(${fontSizes.figure} * 1.05)`,
  font: font('display', fontWeights.heading, fontSizes.figure, 1),
  letterSpacing: letterSpacings.display,
  color: 'var(--line)',
  whiteSpace: 'nowrap',
  '& > span': { display: 'flex', justifyContent: 'center', justifySelf: 'center', width: 0 },
  '& > span:first-child': { justifySelf: 'start', justifyContent: 'flex-start' },
  '& > span:last-child': { justifySelf: 'end', justifyContent: 'flex-end' },
});

const Names = styled('div', {
  ...sixths,
  borderTop: '1px solid $colors$ink',
  marginTop: '.5rem',
  textAlign: 'center',
  font: font('display', fontWeights.medium, fontSizes.mono, 1.3),
  '& > span': { paddingTop: '.5rem', minHeight: '3.25rem' },
  '& > [data-marked]': { color: 'var(--line)', fontWeight: fontWeights.bold },
  '& b': { display: 'block', fontSize: fontSizes.ui, fontVariantNumeric: 'tabular-nums' },
  '& small': {
    display: 'none',
    font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
    color: '$ink3',
    '@lg': { display: 'block' },
  },
  '@md': { fontSize: fontSizes.ui, '& b': { fontSize: fontSizes.h4 } },
});

/** The bowtie of the numbers: a part for each step, with its share above and its name below. */
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
      <Narrowest aria-hidden="true">
        {parts.map(({ key, text, marked }) => (
          <span key={key}>{marked && text}</span>
        ))}
      </Narrowest>
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
