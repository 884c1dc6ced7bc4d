import type { ListPrice } from '../content/pricing';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, letterSpacings, space, transitions } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';
import { touchTarget } from '../ui/touchTarget';

const List = styled('ul', { borderTop: '1px solid $colors$ink' });

const Row = styled('li', {
  display: 'grid',
  gap: '.5rem',
  padding: '1.25rem 0 1.5rem',
  borderBottom: '1px solid $colors$rule',
  alignItems: 'baseline',
  '& > h3 > a': { ...touchTarget, transition: `color ${transitions.fast}` },
  '@hover': { '& > h3 > a:hover': { color: 'var(--line)' } },
  '@media print': { '&&': { paddingBlock: '.5rem' }, breakInside: 'avoid' },
  '@md': {
    gridTemplateColumns: '4fr 3fr 5fr',
    gap: space.gap,
  },
});

const Price = styled('b', {
  font: font('display', fontWeights.heading, fontSizes.h3, 1.1),
  letterSpacing: letterSpacings.head,
  fontVariantNumeric: 'tabular-nums',
  /* The terms are beside the amount, in two lines if they are long. */
  '@phone': { display: 'flex', alignItems: 'center', gap: '.75rem', '& > small': { maxWidth: '10rem' } },
  '& > small': {
    display: 'block',
    font: font('text', fontWeights.regular, '1rem', 1.3),
    letterSpacing: 0,
    color: '$ink3',
  },
});

export interface ServiceRowsProps {
  readonly services: readonly {
    readonly href: string;
    readonly name: string;
    readonly summary: string;
    readonly price: ListPrice;
  }[];
}

/** Services as rows: name, price and one line. */
export function ServiceRows({ services }: ServiceRowsProps) {
  return (
    <List>
      {services.map(({ href, name, summary, price }) => (
        <Row key={href}>
          <Subheading>
            <Link href={href}>{name}</Link>
          </Subheading>
          <Price>
            {price.amount}
            <small>{price.terms}</small>
          </Price>
          <Text variant="small">{summary}</Text>
        </Row>
      ))}
    </List>
  );
}
