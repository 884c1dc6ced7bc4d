import type { ListPrice } from '../content/pricing';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { TitleLink, touchTarget } from '../ui/Link';
import { Price } from '../ui/Price';
import { Subheading, Text } from '../ui/Text';

const List = styled('ul', { borderTop: '1px solid $colors$ink' });

const Row = styled('li', {
  display: 'grid',
  gap: `.5rem ${space.gap}`,
  padding: '1.5rem 0 1.75rem',
  borderBottom: '1px solid $colors$ink',
  alignItems: 'center',
  '& h3': { fontSize: 'clamp(1.75rem, .9rem + 2.9vw, 4rem)', lineHeight: 1 },
  '& > h3 > a': { ...touchTarget, color: 'var(--line)' },
  '& small': { '&&': { display: 'block', lineHeight: 1.3, margin: 0, color: '$ink3' } },
  '@md': { gridTemplateColumns: '6fr 3fr 3fr', minHeight: '8rem' },
  '@media print': { breakInside: 'avoid' },
});

interface ServiceRowsProps {
  readonly services: readonly {
    /** Last part of the page's path. */
    readonly slug: string;
    readonly name: string;
    readonly summary: string;
    readonly price: ListPrice;
  }[];
}

export function ServiceRows({ services }: ServiceRowsProps) {
  return (
    <List>
      {services.map(({ slug, name, summary, price }) => (
        <Row key={slug}>
          <Subheading>
            <TitleLink href={`/services/${slug}`}>{name}</TitleLink>
          </Subheading>
          <Price {...price} />
          <Text variant="small">{summary}</Text>
        </Row>
      ))}
    </List>
  );
}
