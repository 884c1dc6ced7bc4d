import type { ListPrice } from '../content/pricing';
import { Poster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, letterSpacings, space, transitions } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';
import { touchTarget } from '../ui/touchTarget';

const List = styled('ul', { borderTop: '1px solid $colors$ink' });

const Row = styled('li', {
  display: 'grid',
  gap: `.25rem ${space.gap}`,
  padding: '1rem 0',
  borderBottom: '1px solid $colors$rule',
  alignItems: 'center',
  '& > h3 > a': { ...touchTarget, transition: `color ${transitions.fast}` },
  '@hover': { '& > h3 > a:hover': { color: 'var(--line)' } },
  '@phone': {
    gridTemplateColumns: 'min(5.5rem, 30%) 1fr',
    '& > .poster': { gridRow: '1 / span 3', alignSelf: 'start' },
  },
  '@media print': { '&&': { paddingBlock: '.5rem' }, breakInside: 'avoid' },
  '@lg': { '&&': { gridTemplateColumns: '12rem 4fr 17rem 4fr' } },
  '@md': {
    gridTemplateColumns: '8rem 4fr 3fr 4fr',
    padding: 0,
  },
});

const Price = styled('b', {
  font: font('display', fontWeights.heading, fontSizes.h3, 1.1),
  letterSpacing: letterSpacings.head,
  fontVariantNumeric: 'tabular-nums',
  '& > small': {
    display: 'block',
    font: font('text', fontWeights.regular, '1rem', 1.3),
    letterSpacing: 0,
    textWrap: 'balance',
    color: '$ink3',
  },
});

export interface ServiceRowsProps {
  readonly services: readonly {
    /** Last part of the page's path. */
    readonly slug: string;
    readonly name: string;
    readonly summary: string;
    readonly price: ListPrice;
  }[];
}

/** Services as rows: name, price and one line. */
export function ServiceRows({ services }: ServiceRowsProps) {
  return (
    <List>
      {services.map(({ slug, name, summary, price }) => (
        <Row key={slug}>
          <Poster slug={slug} size="poster" />
          <Subheading>
            <Link href={`/services/${slug}`}>{name}</Link>
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
