import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
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
});

/** The items of a list of titled texts. */
export function TitledItems({ items }: { readonly items: readonly Point[] }) {
  return items.map(({ title, description }) => (
    <li key={title}>
      <Heading as="h3" variant="h4">
        {title}
      </Heading>
      <Text>{description}</Text>
    </li>
  ));
}

/** Titles with a text each, one below the other. In large windows each text is beside its title. */
export function TitledRows({ rows }: { readonly rows: readonly Point[] }) {
  return (
    <Rows>
      <TitledItems items={rows} />
    </Rows>
  );
}
