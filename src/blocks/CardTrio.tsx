import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import type { Point } from '../ui/PointList';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const Trio = styled('div', { display: 'grid', gap: '1.75rem' });

const Card = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  '& > p': { marginTop: '.625rem' },
});

/** Three cards below each other: a title and a text. */
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
