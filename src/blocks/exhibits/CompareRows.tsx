import type { TableExhibit } from '../../content/exhibit';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { font, fontWeights, space } from '../../theme/tokens';
import { Subheading, Text } from '../../ui/Text';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { ExhibitResult } from './ExhibitResult';

const AMOUNT = 'clamp(2rem, 4.6vw, 4.5rem)';

/** The amount beside the name of its item, in large windows above it, and their stripes. Only rows that are seen together can be compared, so they are low. */
const Rows = styled('ul', {
  '& > li': { position: 'relative', borderTop: '1px solid $colors$ink', padding: '.75rem 0 1rem' },
  /* The name of the amount is the same in all rows. */
  '& > li + li dl > :first-child > dt': visuallyHidden,
  '& b': { position: 'absolute', top: '.75rem', right: 0 },
  '@belowLg': { '& h3': { paddingRight: '10rem', marginBottom: '.75rem', minHeight: '1.75em' } },
  '@lg': {
    '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space.gap },
    '& h3': { paddingTop: `calc(${AMOUNT} + .375rem)` },
    '& b': { left: 0 },
    '& > :first-child': {
      paddingTop: '2.75rem',
      '& b': { top: '2.75rem' },
      '& dl > :first-child > dt': { position: 'absolute', top: '.75rem', left: 0 },
    },
  },
  variants: {
    /** Each amount begins where the one before it ended, and the last one completes the whole. */
    isSequence: {
      true: {
        '@media (prefers-contrast: no-preference)': {
          '& g > :first-child': { stroke: '$ink', opacity: 0.35 },
        },
      },
    },
  },
});

/** The stripes, and below them the answers, two on a line. */
const Cells = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.75rem ${space.gap}`,
  '& > *': { flex: '1 0 40%' },
  '& > :first-child': { flexBasis: '100%', '& > dt': { marginBottom: '.375rem' } },
  '& dd': { lineHeight: 1.35, color: '$ink2', textWrap: 'pretty' },
});

const Amount = styled('dd', {
  '&&': { font: font('display', fontWeights.heading, AMOUNT, 1), color: 'var(--line)' },
  '& svg': { height: 'clamp(2.5rem, 6vw, 6rem)' },
});

/** Items compared by an amount and by questions. Not a `<table>`: on phones its rows become blocks, which removes the table roles. */
export const CompareRows = ({ questions, amounts, rows }: TableExhibit) => {
  const { name: counted, of, limit, total } = amounts;
  const startOf = (index: number) =>
    total ? rows.slice(0, index).reduce((sum, { stripes }) => sum + stripes, 0) : 0;
  return (
    <>
      <Rows isSequence={total !== undefined}>
        {rows.map(({ name, amount, stripes, answers }, row) => (
          <li key={name}>
            <Subheading size="h3">{name}</Subheading>
            <Cells>
              <div>
                <Text as="dt" variant="mono" tone="line">
                  {counted}
                </Text>
                <Amount>
                  <b>{amount}</b>
                  <StripeBar
                    count={of}
                    start={startOf(row)}
                    length={startOf(row) + stripes}
                    {...(total && { total: startOf(row) })}
                    {...(limit !== undefined && { limit, mark: limit })}
                  />
                </Amount>
              </div>
              {answers.map((answer, index) => (
                <div key={questions[index]}>
                  <Text as="dt" variant="mono" tone="line">
                    {questions[index]}
                  </Text>
                  <dd>{answer}</dd>
                </div>
              ))}
            </Cells>
          </li>
        ))}
      </Rows>
      {total && <ExhibitResult {...total} isTotal />}
    </>
  );
};
