import type { ListPrice } from '../content/pricing';
import { Poster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { TitleLink, touchTarget } from '../ui/Link';
import { Price } from '../ui/Price';
import { Subheading, Text } from '../ui/Text';

const List = styled('ul', { borderTop: '1px solid $colors$ink' });

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `.25rem ${space.gap}`,
  borderBottom: '1px solid $colors$ink',
  alignItems: 'center',
  '& h3': { fontSize: 'clamp(1.375rem, .9rem + 1.9vw, 2.75rem)', lineHeight: 1.08 },
  '& > h3 > a': { ...touchTarget, color: 'var(--line)' },
  '& small': { '&&': { display: 'block', lineHeight: 1.3, margin: 0, color: '$ink3' } },
  /* As high as the words beside it. */
  '& > .poster': {
    alignSelf: 'stretch',
    marginBlock: '.75rem',
    aspectRatio: 'auto',
    gridRow: '1 / span 2',
    contain: 'size',
    '& > img': { objectPosition: '50% 25%' },
  },
  '@phone': {
    '& > h3': { paddingTop: '1rem' },
    '& > p': { paddingBottom: '1rem' },
    '& > :last-child': { gridColumn: '1 / -1', padding: '.5rem 0 1.25rem' },
  },
  '@md': { gridTemplateColumns: '3fr 5fr 4fr 4fr', minHeight: '8.5rem', '& > .poster': { gridRow: 1 } },
  '@narrowest': { display: 'block', '& > .poster': { display: 'none' } },
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
          <Poster slug={slug} size="poster" />
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
