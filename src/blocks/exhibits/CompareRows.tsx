import type { TableExhibit } from '../../content/exhibit';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { font, fontWeights, space } from '../../theme/tokens';
import { Subheading, Text } from '../../ui/Text';
import { visuallyHidden } from '../../ui/VisuallyHidden';

/** A row for each item, and as low as it can be: only rows that are seen together can be compared. */
const Rows = styled('ul', {
  '& > li': {
    position: 'relative',
    borderTop: '1px solid $colors$ink',
    padding: '.75rem 0 1rem',
  },
  /* The name of the amount is the same in all rows. */
  '& > li + li dl > :first-child > dt': visuallyHidden,
  /* The amount is at its right. */
  '@belowLg': { '& h3': { paddingRight: '6.5rem', marginBottom: '.375rem' } },
  '@lg': {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)',
      columnGap: space.gap,
      alignItems: 'center',
    },
    '& > :first-child': {
      paddingTop: '2.75rem',
      '& dl > :first-child > dt': { position: 'absolute', top: '.75rem' },
    },
  },
});

/** The amount and its stripes, and below both the answers, two on a line. */
const Cells = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.75rem ${space.gap}`,
  '& > *': { flex: '1 0 40%' },
  '& > :first-child': { flexBasis: '100%' },
  '& dd': { lineHeight: 1.35, color: '$ink2', textWrap: 'pretty' },
});

const Amount = styled('dd', {
  '&&': {
    font: font('display', fontWeights.heading, 'clamp(1.5rem, 2.4vw, 2.5rem)', 1.2),
    color: 'var(--line)',
  },
  '& svg': { height: '2.5rem', marginTop: '.5rem' },
  '@belowLg': { '& > b': { position: 'absolute', right: 0, top: '.75rem' } },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'clamp(7.5rem, 11vw, 11rem) 1fr',
    alignItems: 'center',
    '& svg': { height: '4rem', margin: 0 },
  },
});

/** Items compared by an amount and by questions. Not a `<table>`: on phones its rows become blocks, which removes the table roles. */
export const CompareRows = ({ questions, amounts, rows }: TableExhibit) => {
  const { name: counted, of, limit, isSequence } = amounts;
  const startOf = (index: number) =>
    isSequence ? rows.slice(0, index).reduce((sum, { stripes }) => sum + stripes, 0) : 0;
  return (
    <Rows>
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
                  {...(limit !== undefined && { limit, targets: [limit] })}
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
  );
};
