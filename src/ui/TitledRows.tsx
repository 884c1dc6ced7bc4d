import { styled } from '../theme/stitches.config';
import { fontSizes, space } from '../theme/tokens';
import { Heading } from './Heading';
import type { Point } from './PointList';
import { Text } from './Text';

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
        '& > li > p': { fontSize: fontSizes.lead, lineHeight: 1.42 },
      },
    },
  },
});

interface TitledItemsProps {
  readonly items: readonly Point[];
  readonly variant?: 'h3' | 'h4';
}

/** The items of a list of titled texts. */
export function TitledItems({ items, variant = 'h4' }: TitledItemsProps) {
  return items.map(({ title, description }) => (
    <li key={title}>
      <Heading as="h3" variant={variant}>
        {title}
      </Heading>
      <Text tone={variant === 'h3' ? 'ink' : undefined}>{description}</Text>
    </li>
  ));
}

export interface TitledRowsProps {
  readonly rows: readonly Point[];
  /** `large` for statements that a section consists of. */
  readonly size?: 'large';
}

/** Titles with a text each, one below the other. In large windows each text is beside its title. */
export function TitledRows({ rows, size }: TitledRowsProps) {
  return (
    <Rows {...(size ? { size } : {})}>
      <TitledItems items={rows} variant={size ? 'h3' : 'h4'} />
    </Rows>
  );
}
