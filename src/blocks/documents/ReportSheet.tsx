import type { CitedAnswer, QuarterlyContracts, ReportDocument } from '../../content/documents';
import { FEW, StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, lineHeights, space } from '../../theme/tokens';
import { Statement, Text } from '../../ui/Text';
import { SheetTable } from './SheetTable';

/** Stripes that a sheet has room for, at least: fewer would be as wide as blocks. */
const ROOM = 30;

const Bar = styled(StripeBar, {
  height: 'clamp(1.75rem, 4vw, 4rem)',
  margin: '.5rem 0 .125rem',
  '[data-marked] &': { color: 'var(--note)', '& > g > :first-child': { stroke: 'var(--onMark)' } },
});

/** `20`, `$1,200` or `94%` */
const numberIn = (text = ''): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** The limits of a target: a number, or a range like `1 to 2`. */
const limitsIn = (text = ''): readonly number[] => text.split(' to ').map((limit) => numberIn(limit));

/** Draws the value of a row in stripes of one unit, before those of the whole, with higher ones at its target. All rows have one scale. */
function barsOf(rows: ReportDocument['rows'], bars: NonNullable<ReportDocument['bars']>) {
  const { value, target, whole, from = 0, stripe } = bars;
  const stripesOf = (number: number) => Math.round((number - from) / stripe);
  const targetsOf = (row: readonly string[]) =>
    typeof target === 'number' ? [target] : target ? limitsIn(row[target.column]) : [];
  const drawn = new Map(
    rows.map((row) => {
      const targets = targetsOf(row).map(stripesOf);
      const total = whole === undefined ? (targets.at(-1) ?? 0) : stripesOf(numberIn(row[whole]));
      return [row, { length: stripesOf(numberIn(row[value])), targets, total }];
    }),
  );
  const most = Math.max(
    ...[...drawn.values()].flatMap(({ length, targets, total }) => [length, ...targets, total]),
  );
  const count = most <= FEW ? FEW : Math.max(ROOM, most);
  return (row: readonly string[]) => {
    const bar = drawn.get(row);
    return bar && <Bar count={count} {...bar} />;
  };
}

const Below = styled('div', {
  display: 'grid',
  columnGap: space.gap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))',
  '& > div > p': {
    font: font('display', fontWeights.heading, fontSizes.ui, lineHeights.snug),
    padding: '1.75rem 0 .5rem',
  },
});

const Bars = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: '.5rem',
  '& svg': { width: '100%', height: '5rem', borderBottom: '1px solid $colors$ink', marginBottom: '.375rem' },
  '& b': { display: 'block', font: font('display', fontWeights.heading, fontSizes.h4, lineHeights.snug) },
});

function Quarters({ title, names, contracts }: QuarterlyContracts) {
  const most = Math.max(...contracts);
  return (
    <div>
      <p>{title}</p>
      <Bars>
        {contracts.map((count, index) => (
          <li key={names[index]}>
            <svg viewBox={`0 0 1 ${most}`} preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
              <path d={`M0 ${most - count}h1V${most}H0z`} />
            </svg>
            <b>{count}</b> {names[index]}
          </li>
        ))}
      </Bars>
    </div>
  );
}

const Parts = styled('div', { display: 'grid', gap: '.75rem', paddingBottom: '.5rem' });

const citation = (source: number) => `[${source}]`;

function Answer({ label, question, sentences, sources }: CitedAnswer) {
  return (
    <Parts>
      <div>
        <Text variant="mono">{label}</Text>
        <Statement size="h4">{question}</Statement>
      </div>
      <Text>
        {sentences.map(({ text, source }) => (
          <span key={source}>
            {`${text} `}
            <Text as="span" variant="mono" tone="ink">{`${citation(source)} `}</Text>
          </span>
        ))}
      </Text>
      <ol>
        {sources.map((source, index) => (
          <li key={source}>
            <Text as="span" variant="mono" tone="ink">{`${citation(index + 1)} `}</Text>
            {source}
          </li>
        ))}
      </ol>
    </Parts>
  );
}

/** One or two tables, perhaps below an answer, or with bars beside the second table. */
export function ReportSheet({ answer, bars, quarters, second, ...table }: ReportDocument) {
  const secondTable = second && (
    <SheetTable caption={second.title} columns={second.columns} rows={second.rows} />
  );
  return (
    <>
      {answer && <Answer {...answer} />}
      <SheetTable
        {...table}
        caption={answer?.scorecardTitle}
        figureOf={bars && barsOf(table.rows, bars)}
        main={bars?.value}
      />
      {quarters ? (
        <Below>
          <Quarters {...quarters} />
          {secondTable}
        </Below>
      ) : (
        secondTable
      )}
    </>
  );
}
