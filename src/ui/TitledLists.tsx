import { styled } from '../theme/stitches.config';
import { stripes } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { CAPPED_INSET, columns } from './layout';
import { Subheading, Text } from './Text';

interface ItemsProps {
  readonly items: readonly { readonly title: string; readonly description: string }[];
}

export const TitledItems = ({ items }: ItemsProps) =>
  items.map(({ title, description }) => (
    <li key={title}>
      <Subheading size="h3">{title}</Subheading>
      <Text tone="ink">{description}</Text>
    </li>
  ));

const large = (fluid: string, most: string) => ({
  '& > li': { borderTopColor: '$ink', '@lg': { gridTemplateColumns: '7fr 4fr', alignItems: 'center' } },
  '& > li > h3': { fontSize: `clamp(1.75rem, ${fluid}, ${most})`, lineHeight: 1.05 },
  '& > li > p': { fontSize: fontSizes.lead, lineHeight: 1.42 },
});

const Rows = styled('ul', {
  '& > li': {
    display: 'grid',
    gap: `.5rem ${space.gap}`,
    borderTop: '1px solid $colors$rule',
    padding: '1.125rem 0 1.25rem',
    '@lg': { gridTemplateColumns: '4fr 5fr', alignItems: 'baseline' },
  },
  variants: {
    size: { large: large('1.2rem + 1.9vw', '3.5rem'), largest: large('.55rem + 3.9vw', '5.25rem') },
  },
});

interface TitledRowsProps extends ItemsProps {
  /** `large` for statements that a section consists of, `largest` for names across half of the window. */
  readonly size?: 'large' | 'largest';
}

/** Titles with a text each, one below the other. In large windows each text is beside its title. */
export const TitledRows = ({ size, items }: TitledRowsProps) => (
  <Rows {...(size && { size })}>
    <TitledItems items={items} />
  </Rows>
);

/** Rows from edge to edge of the window, each in a stronger color. In large windows they are five columns below five objects. */
const Steps = styled('ol', {
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    ...columns('min(3.5rem, 18vw) minmax(0, 1fr)'),
    gap: `.5rem ${space.gap}`,
    padding: `1.25rem ${CAPPED_INSET} 1.5rem`,
  },
  '& > li::before': {
    content: 'counter(step)',
    font: font('display', fontWeights.heading, 'clamp(3.5rem, 2rem + 3.5vw, 6rem)', 0.8),
    letterSpacing: '-.05em',
    /* Beside title and text. */
    gridRow: 'span 2',
  },
  '& > li > p': { gridColumnStart: 2 },
  variants: {
    /** Rows on the surface of the block around them in all windows: numeral, title and text have one middle. */
    isPlain: {
      true: {
        '& > li': { borderTop: '1px solid $colors$ink' },
        '& > li::before': { color: 'var(--line)' },
        '@lg': {
          '& > li': { gridTemplateColumns: '1fr 3.4fr 6fr', alignItems: 'center', paddingBlock: '1.25rem' },
          '& > li::before': { gridRow: 'auto' },
          '& > li > h3': { fontSize: 'clamp(1.5rem, .9rem + 1.25vw, 2.375rem)' },
          '& > li > p': { gridColumn: 3 },
        },
      },
      false: {
        ...stripes(5, 'var(--colors-raised)', 'var(--field)'),
        '& > li': { backgroundColor: 'var(--surface)' },
        '@lg': {
          ...columns(5),
          '& > li': {
            grid: 'subgrid / 100%',
            gridRow: 'span 3',
            rowGap: '.75rem',
            padding: `2rem 1rem 2.5rem ${space.gutter}`,
          },
          '& > :last-child': { paddingRight: CAPPED_INSET },
          '& > li::before': { gridRow: 'auto', fontSize: 'clamp(4.5rem, 9vw, 9rem)', marginBottom: '.25em' },
          '& > li > p': { gridColumnStart: 'auto' },
        },
      },
    },
  },
});

export const NumberedSteps = ({ items, isPlain = false }: ItemsProps & { readonly isPlain?: boolean }) => (
  <Steps isPlain={isPlain}>
    <TitledItems items={items} />
  </Steps>
);
