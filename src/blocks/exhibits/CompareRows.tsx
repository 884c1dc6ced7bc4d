import type { TableExhibit } from '../../content/exhibit';
import { styled } from '../../theme/stitches.config';
import { fontSizes, space } from '../../theme/tokens';
import { Heading, Text } from '../../ui/Text';
import { visuallyHidden } from '../../ui/VisuallyHidden';

const Rows = styled('div', {
  '& > div, & > ul > li': {
    display: 'grid',
    gap: `.75rem ${space.gap}`,
    borderTop: '1px solid $colors$rule',
    padding: '1.125rem 0 1.25rem',
  },
  '& > div': { display: 'none', borderTop: '1px solid $colors$ink', padding: '.75rem 0' },
  /* The first of three answers is across the window. */
  '@phone': {
    '& dl > :nth-last-child(3)': { gridColumn: '1 / -1' },
    /* The questions are the same in all rows. */
    '& li + li dt': visuallyHidden,
  },
  '@md': {
    '& > div': { display: 'grid' },
    '& > div, & > ul > li': {
      alignItems: 'baseline',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      /* Four of the page's twelve columns (a third, minus its share of the gaps). */
      gridTemplateColumns: `calc(100% / 3 - ${space.gap} * 2 / 3)`,
    },
  },
});

const Answers = styled('dl', {
  display: 'grid',
  gap: '.75rem 1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8.5rem, 40%), 100%), 1fr))',
  '& dd': {
    fontSize: fontSizes.lead,
    lineHeight: 1.35,
    color: '$ink2',
    maxWidth: '34em',
    textWrap: 'pretty',
  },
  '@md': {
    display: 'contents',
    /** The column headings show the same text. */
    '& dt': visuallyHidden,
  },
});

/** Items compared by the same questions. Not a `<table>`: on phones its rows become blocks, which removes the table roles. */
export function CompareRows({ columns, rows }: TableExhibit) {
  const [, ...questions] = columns;
  return (
    <Rows>
      <div aria-hidden="true">
        {columns.map((column) => (
          <Text as="span" variant="mono" tone="line" key={column}>
            {column}
          </Text>
        ))}
      </div>
      <ul>
        {rows.map(([name, ...answers]) => (
          <li key={name}>
            <Heading as="h3">{name}</Heading>
            <Answers>
              {answers.map((answer, index) => (
                <div key={questions[index]}>
                  <Text as="dt" variant="mono" tone="line">
                    {questions[index]}
                  </Text>
                  <dd>{answer}</dd>
                </div>
              ))}
            </Answers>
          </li>
        ))}
      </ul>
    </Rows>
  );
}
