import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import type { Point } from './PointList';
import { TitledItems } from './TitledRows';

const List = styled('ol', {
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    grid: 'auto 1fr / min(5.25rem, 22vw) minmax(0, 1fr)',
    gap: `0 ${space.gap}`,
    borderTop: '1px solid $colors$rule',
    padding: '1.25rem 0 1.375rem',
  },
  '& > li::before': {
    content: 'counter(step)',
    font: font('display', fontWeights.heading, 'min(7.5rem, 31vw)', 0.72),
    color: 'var(--line)',
    letterSpacing: '-.05em',
    paddingTop: '.25rem',
    gridRow: '1 / span 2',
  },
  '& > li > h3': { paddingTop: '.2rem' },
  '& > li > p': { gridColumn: 2, marginTop: '.5rem' },
  '@media (min-width: 62.5em)': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: space.gap,
    '& > li': { display: 'block', borderTopColor: '$colors$ink' },
    '& > li::before': {
      display: 'block',
      fontSize: fontSizes.display,
      marginBottom: 'clamp(2rem, 4vw, 4rem)',
    },
  },
});

/** Titles with a sentence each, in a fixed order: in large windows columns with large numerals. */
export function NumberedSteps({ steps }: { readonly steps: readonly Point[] }) {
  return (
    <List>
      <TitledItems items={steps} />
    </List>
  );
}
