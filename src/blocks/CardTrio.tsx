import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import type { Point } from '../ui/PointList';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const Trio = styled('div', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Card = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  '& > p': { marginTop: '.625rem' },
});

/** Three cards side by side: a title and a text. */
export function CardTrio({ cards }: { readonly cards: readonly Point[] }) {
  return (
    <Trio>
      {cards.map(({ title, description }, index) => (
        <Card element="article" key={title} position={index}>
          <Heading as="h3" variant="h3">
            {title}
          </Heading>
          <Text>{description}</Text>
        </Card>
      ))}
    </Trio>
  );
}
