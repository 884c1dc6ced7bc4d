import type { TableExhibit } from '../../content/exhibit';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Heading, Text } from '../../ui/Text';

const Rows = styled('ul', {
  '& > li': {
    display: 'grid',
    gap: `.75rem ${space.gap}`,
    borderTop: '1px solid $colors$ink',
    padding: '1.125rem 0 1.5rem',
  },
  '@md': {
    /* Four of the page's twelve columns (a third, minus its share of the gaps). */
    '& > li': { gridTemplateColumns: `calc(100% / 3 - ${space.gap} * 2 / 3) 1fr` },
  },
});

/** The amount has a line of its own. All answers are on the second; on phones, two are on each line. */
const Cells = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `1rem ${space.gap}`,
  '& > *': { flex: '1 0 40%' },
  '& > :first-child': { flexBasis: '100%' },
  '& dd': { fontSize: fontSizes.lead, lineHeight: 1.35, color: '$ink2', textWrap: 'pretty' },
  '@md': { '& > :not(:first-child)': { flex: '1 1 0' } },
});

const Amount = styled('dd', {
  '&&': {
    font: font('display', fontWeights.heading, 'clamp(1.75rem, 3vw, 3.25rem)', 1.2),
    color: 'var(--line)',
  },
  '& svg': { height: '3.5rem', marginTop: '.375rem' },
  '@md': {
    display: 'grid',
    gridTemplateColumns: 'clamp(9rem, 16vw, 15rem) 1fr',
    alignItems: 'center',
    '& svg': { height: '5rem', margin: 0 },
  },
});

/** Items compared by an amount and by questions. Not a `<table>`: on phones its rows become blocks, which removes the table roles. */
export const CompareRows = ({ questions, amounts: { name: counted, of, limit }, rows }: TableExhibit) => (
  <Rows>
    {rows.map(({ name, amount, stripes, answers }) => (
      <li key={name}>
        <Heading as="h3">{name}</Heading>
        <Cells>
          <div>
            <Text as="dt" variant="mono" tone="line">
              {counted}
            </Text>
            <Amount>
              {amount}
              <StripeBar count={of} length={stripes} {...(limit !== undefined && { targets: [limit] })} />
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
