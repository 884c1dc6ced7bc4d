import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { ResultNumeral } from '../ui/ResultNumeral';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';

const Pair = styled('div', {
  display: 'grid',
  gap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Card = styled(Reveal, {
  border: '1px solid $colors$ink',
  padding: 'clamp(1.25rem, 2vw, 2rem)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > h3 + p': { margin: '.625rem 0 1rem' },
  '& > a': { marginTop: 'auto' },
});

const Duration = styled(ResultNumeral, { marginBottom: 'clamp(1.5rem, 4vw, 4rem)' });

export interface WebinarCardsProps {
  readonly cards: readonly {
    readonly title: string;
    readonly description: string;
    /** In minutes. */
    readonly duration: number;
    readonly path: string;
  }[];
  readonly unit: string;
  readonly action: string;
  /** Says after the action where the link goes. */
  readonly destination: string;
}

/** Recordings as bordered cards, their length in large type. */
export function WebinarCards({ cards, unit, action, destination }: WebinarCardsProps) {
  return (
    <Pair>
      {cards.map(({ title, description, duration, path }, index) => (
        <Card element="article" key={title} position={index}>
          <Duration>
            {duration} <small>{unit}</small>
          </Duration>
          <Heading as="h3" variant="h3">
            <TitleLink href={path}>{title}</TitleLink>
          </Heading>
          <Text>{description}</Text>
          <TextLink href={path} label={`${action} ${destination}: ${title}`}>
            {`${action} ${destination}`}
          </TextLink>
        </Card>
      ))}
    </Pair>
  );
}
