import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Heading } from './Heading';
import { Text } from './Text';
import { TriangleList } from './TriangleList';

export interface Point {
  readonly title: string;
  readonly description: string;
}

interface ItemsProps {
  readonly items: readonly Point[];
  readonly variant?: 'h3' | 'h4';
}

/** The items of each list of titled texts. */
export const TitledItems = ({ items, variant = 'h4' }: ItemsProps) =>
  items.map(({ title, description }) => (
    <li key={title}>
      <Heading as="h3" variant={variant}>
        {title}
      </Heading>
      <Text>{description}</Text>
    </li>
  ));

const Points = styled(TriangleList, { '& > li > h3': { color: '$ink', marginBottom: '.375rem' } });

interface PointListProps extends ItemsProps {
  /** For cost or waste. */
  readonly bullet?: 'hatch';
  readonly columns?: 2;
}

/** Titled texts with bullets. */
export const PointList = ({ items, variant = 'h4', ...list }: PointListProps) => (
  <Points {...list}>
    <TitledItems items={items} variant={variant} />
  </Points>
);

const Rows = styled('ul', {
  '& > li': {
    display: 'grid',
    gap: `.375rem ${space.gap}`,
    borderTop: '1px solid $colors$rule',
    padding: '1.125rem 0 1.25rem',
    '@lg': { gridTemplateColumns: '4fr 5fr', alignItems: 'baseline' },
  },
  variants: {
    size: {
      large: {
        '& > li': {
          borderTopColor: '$ink',
          '@lg': { gridTemplateColumns: '7fr 5fr', alignItems: 'center' },
        },
        '& > li > h3': { fontSize: 'clamp(2.125rem, 1.1rem + 3.5vw, 5rem)', lineHeight: 1 },
        '& > li > p': { fontSize: fontSizes.lead, lineHeight: 1.42, color: '$ink' },
      },
    },
  },
});

interface TitledRowsProps {
  readonly items: readonly Point[];
  /** `large` for statements that a section consists of. */
  readonly size?: 'large';
}

/** Titles with a text each, one below the other. In large windows each text is beside its title. */
export const TitledRows = ({ items, ...rows }: TitledRowsProps) => (
  <Rows {...rows}>
    <TitledItems items={items} variant={rows.size ? 'h3' : 'h4'} />
  </Rows>
);

const Steps = styled('ol', {
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
export const NumberedSteps = ({ items }: ItemsProps) => (
  <Steps>
    <TitledItems items={items} />
  </Steps>
);
