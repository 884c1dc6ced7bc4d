import { styled } from '../theme/stitches.config';
import { font, fontWeights, space, transitions } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';

const List = styled('ul', { borderTop: '1px solid $colors$ink' });

const Row = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.25rem 1rem',
  padding: '1.125rem 0',
  borderBottom: '1px solid $colors$rule',
  alignItems: 'baseline',
  '& > p': { gridColumn: 1 },
  '& > h3': { transition: `color ${transitions.fast}` },
  '@media print': { '&&': { paddingBlock: '.5rem' }, breakInside: 'avoid' },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
  '@md': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.gap,
    padding: '1.375rem 0',
    '& > p': { gridColumn: 'auto', order: 2 },
  },
});

const Price = styled('b', {
  maxWidth: '8.5rem',
  font: font('display', fontWeights.heading, '1.125rem', 1.2),
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& > small': {
    display: 'block',
    font: font('text', fontWeights.regular, '.875rem', 1.3),
    color: '$ink3',
  },
  '@md': { maxWidth: 'none', textAlign: 'left', order: 3 },
});

export interface AddOnListProps {
  readonly addOns: readonly {
    readonly href: string;
    readonly name: string;
    readonly summary: string;
    /** `$7,500`; `/month`, and what it includes. */
    readonly price: { readonly amount: string; readonly terms: string };
  }[];
}

/** Add-ons as rows: name, one line and price. The whole row is a link. */
export function AddOnList({ addOns }: AddOnListProps) {
  return (
    <List>
      {addOns.map(({ href, name, summary, price }) => (
        <li key={href}>
          <Row href={href}>
            <Heading as="h3" variant="h4">
              {name}
            </Heading>
            <Price>
              {price.amount}
              <small>{price.terms}</small>
            </Price>
            <Text variant="small">{summary}</Text>
          </Row>
        </li>
      ))}
    </List>
  );
}
