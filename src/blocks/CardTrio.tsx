import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';

const Trio = styled('div', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Card = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  display: 'grid',
  alignContent: 'start',
  '& > p': { margin: '.625rem 0 1.5rem' },
  '& h4': { paddingBottom: '.5rem' },
  '@md': { gridTemplateRows: 'subgrid', gridRow: 'span 3', rowGap: 0 },
});

export interface CardTrioProps {
  readonly cards: readonly {
    readonly title: string;
    readonly description: string;
    readonly results?: readonly string[];
  }[];
  /** Heading over the results of each card. */
  readonly resultsLabel?: string;
}

/** Three cards side by side: title, text and optional results. */
export function CardTrio({ cards, resultsLabel }: CardTrioProps) {
  return (
    <Trio>
      {cards.map(({ title, description, results }, index) => (
        <Card element="article" key={title} position={index}>
          <Heading as="h3" variant="h3">
            {title}
          </Heading>
          <Text>{description}</Text>
          {results && (
            <div>
              <Text as="h4" variant="mono" tone="line">
                {resultsLabel}
              </Text>
              <TriangleList size="small">
                {results.map((result) => (
                  <li key={result}>{result}</li>
                ))}
              </TriangleList>
            </div>
          )}
        </Card>
      ))}
    </Trio>
  );
}
