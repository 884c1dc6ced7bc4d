import { RangeFigure } from '../figures/RangeFigure';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const Pair = styled('div', {
  display: 'grid',
  gap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Card = styled(Link, {
  padding: 'clamp(1.25rem, 2vw, 2rem)',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '15rem',
  height: '100%',
  backgroundColor: 'var(--tint)',
  '--colors-rule': 'color-mix(in srgb, var(--colors-ink) 24%, transparent)',
  transition: `background-color ${transitions.base}, color ${transitions.base}`,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '1rem', alignItems: 'flex-start' },
  /* In a narrow card the drawing shrinks, not the words beside it. */
  '& > div > p': { flex: 'none', maxWidth: '100%' },
  '& > div > svg': { width: '11rem', minWidth: 0, height: '3.25rem' },
  '& > h3': { margin: '0 0 .5rem', paddingTop: 'clamp(2rem, 4vw, 4rem)' },
  '& > h3 + p': { marginBottom: '1rem' },
  '& > p + p': { marginTop: 'auto', paddingTop: '.875rem', borderTop: '1px solid $colors$rule' },
  '@hover': {
    '&:hover': { backgroundColor: 'var(--field)', color: '$onField' },
    '&:hover p': { color: '$onField' },
    '&:hover svg': {
      '--fill': 'var(--line)',
      '--colors-mute': 'color-mix(in srgb, var(--colors-onField) 40%, var(--field))',
    },
  },
});

export interface ServiceCardsProps {
  readonly cards: readonly {
    readonly href: string;
    readonly kind: string;
    readonly name: string;
    readonly reason: string;
    /** The starting price. */
    readonly price: string;
    /** The range of the bowtie that the service covers, 0 to 1. */
    readonly range: { readonly from: number; readonly to: number };
  }[];
}

/** Two services side by side. Each is a card in the color of services and a link as a whole. */
export function ServiceCards({ cards }: ServiceCardsProps) {
  return (
    <Pair className={sectionColors('services')}>
      {cards.map(({ href, kind, name, reason, price, range }, index) => (
        <Reveal key={href} position={index}>
          <Card href={href}>
            <div>
              <Text variant="mono" tone="line">
                {kind}
              </Text>
              <RangeFigure from={range.from} to={range.to} />
            </div>
            <Heading as="h3" variant="h3">
              {name}
            </Heading>
            <Text>{reason}</Text>
            <Text tone="ink">{price}</Text>
          </Card>
        </Reveal>
      ))}
    </Pair>
  );
}
