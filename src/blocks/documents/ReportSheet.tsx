import type { CitedAnswer, QuarterlyContracts, ReportDocument } from '../../content/documents';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, lineHeights, space } from '../../theme/tokens';
import { Statement, Text } from '../../ui/Text';
import { SheetTable } from './SheetTable';

/** The number of stripes of the longest bar. */
const STRIPES = 64;

const Comparison = styled(StripeBar, {
  height: 'clamp(1.375rem, 2vw, 2rem)',
  margin: '.375rem 0 .125rem',
  '[data-marked] &': { color: 'inherit' },
});

/** `20`, `$1,200` or `94%` */
const numberIn = (text = ''): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** The limits of a target: a number, or a range like `1 to 2`. */
const limitsIn = (text = ''): readonly number[] => text.split(' to ').map((limit) => numberIn(limit));

/**
 * Draws the value of a row as a bar of stripes, and its target as a high one, at the same place in all rows, which can have
 * different units. Ranges, which have one for their lower limits too, and bars with a beginning have one scale.
 */
function barsOf(rows: ReportDocument['rows'], { value, target, from }: NonNullable<ReportDocument['bars']>) {
  const limitsOf = (row: readonly string[]) =>
    typeof target === 'number' ? [target] : limitsIn(row[target.column]);
  const highestOfAll = Math.max(...rows.flatMap(limitsOf));
  const sharesOf = (row: readonly string[]) => {
    const limits = limitsOf(row);
    const highest = limits.length > 1 || from !== undefined ? highestOfAll : Math.max(...limits);
    const start = from ?? 0;
    const shareOf = (number: number) => (number - start) / (highest - start);
    return { length: shareOf(numberIn(row[value])), targets: limits.map(shareOf) };
  };
  const at = Math.floor((STRIPES - 1) / Math.max(1, ...rows.map((row) => sharesOf(row).length)));
  return (row: readonly string[]) => {
    const { length, targets } = sharesOf(row);
    return (
      <Comparison
        count={STRIPES}
        length={Math.round(at * length)}
        targets={targets.map((share) => Math.round(at * share))}
      />
    );
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
      <SheetTable {...table} caption={answer?.scorecardTitle} figureOf={bars && barsOf(table.rows, bars)} />
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
