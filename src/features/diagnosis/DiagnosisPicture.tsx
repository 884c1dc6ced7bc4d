import { steps } from '../../../machines/diagnosis.machine';
import { diagnosis } from '../../content/pages/diagnosis';
import { typicalRanges } from '../../content/typicalRanges';
import { bow } from '../../figures/bowtie';
import { Figure } from '../../figures/Figure';
import { type Bar, range, slatsPath } from '../../figures/geometry';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import {
  BELOW_LARGE_WINDOW,
  font,
  fontSizes,
  fontWeights,
  sizes,
  space,
  transitions,
} from '../../theme/tokens';
import { bleed, columns } from '../../ui/layout';
import { useDiagnosis } from './diagnosisActor';
import { formatShare, formatShortRange } from './diagnosisWords';

const PART_WIDTH = 200;
const HEIGHT = 320;
const SLATS = 8;
/** Half height of the tallest thin bar. Bars above their typical range are taller. */
const TALLEST = 118;
const MAX_LEVEL = 1.35;
/** The thinnest bar that is visible. */
const MIN_LEVEL = 0.03;

/** Height that the bars keep at the knot, as a share: what gets through must be legible there too. */
const LEGIBLE = 0.33;

/** The slats of each step, around the horizontal axis. */
const slats = steps.map((_, part) =>
  range(SLATS).map((slat): Bar => {
    const place = part + (slat + 0.5) / SLATS;
    const half = Math.round((LEGIBLE + (1 - LEGIBLE) * bow(place / steps.length)) * TALLEST);
    return { x: Math.round(place * PART_WIDTH), y: -half, width: 0, height: 2 * half };
  }),
);

const scaleOf = (level: number): number =>
  Math.round(Math.min(Math.max(level, MIN_LEVEL), MAX_LEVEL) * 100) / 100;

/** Thin bars for what is typical, and bars over them for what gets through. */
const Bowtie = styled(Figure, {
  '&&': { maxWidth: 'none' },
  '& > path': {
    strokeWidth: 12,
    stroke: '$ink',
    '@motion': { transition: `transform ${transitions.base}` },
  },
  '& > path:first-child': { strokeWidth: 4, stroke: '$mute' },
  '& > path[data-marked]': { strokeWidth: 16, stroke: 'var(--fill)' },
});

/** Up to the edges of the window. Below 1024 px it stays in view while the visitor types in the rows below it. */
const Picture = styled('div', {
  paddingBlock: '.75rem .5rem',
  ...bleed('both'),
  /* The ranges are apart from the key below them. */
  '@tablet': { paddingBottom: '1.5rem' },
  '& > svg': { '--colors-mute': 'var(--colors-ink3)', height: 'clamp(8.5rem, 5.5rem + 12vw, 14rem)' },
  '@lg': {
    gridArea: '7 / 1 / auto / -1',
    ...columns('subgrid'),
    paddingBlock: '2rem 1.5rem',
    /* A part and its name start at the column of their number, and the last one ends at the edge of the window. */
    '& > *': { gridColumn: '2 / -1', '&&': { width: `calc(100% + ${space.gutter})` } },
    '& > svg': { height: 'min(26vw, 26rem)' },
  },
  [`@media screen and ${BELOW_LARGE_WINDOW} and (min-height: 36em)`]: {
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
  /* Lines keep the ranges apart. */
  '@phone': { '& > span + span': { borderLeft: '1px solid $colors$rule', paddingLeft: '.25rem' } },
  '@narrowest': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (max-width: 23.999em)': {
    letterSpacing: '-.04em',
    '& > span + span': { paddingLeft: '.125rem' },
    '& b': { fontSize: '.875rem' },
    '& small': { display: 'none' },
  },
  '@md': { fontSize: fontSizes.ui, whiteSpace: 'nowrap', '& b': { fontSize: 'clamp(1.5rem, 3vw, 3.25rem)' } },
  '@lg': { '& small': { fontSize: fontSizes.ui, letterSpacing: 0 } },
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
    <Picture className={surfaceClass('night')}>
      <Bowtie
        viewBox={`0 ${-HEIGHT / 2} ${steps.length * PART_WIDTH} ${HEIGHT}`}
        label={[label, spoken.join(', ')].join(' ')}
        stretch
      >
        <path d={slatsPath(slats.flat())} />
        {parts.map(({ key, level, marked }, part) =>
          level === undefined ? null : (
            <path
              key={key}
              data-marked={marked || undefined}
              transform={`scale(1 ${scaleOf(level)})`}
              d={slatsPath(slats[part] ?? [])}
            />
          ),
        )}
      </Bowtie>
      <Names aria-hidden="true">
        {parts.map(({ key, text, marked }) => (
          <span key={key} data-marked={marked || undefined}>
            {diagnosis.steps[key].name}
            <b>{text}</b>
            <small>{formatShortRange(key)}</small>
          </span>
        ))}
      </Names>
    </Picture>
  );
}
