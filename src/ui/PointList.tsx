import { styled } from '../theme/stitches.config';
import { Heading } from './Heading';
import { Text } from './Text';
import { TriangleList } from './TriangleList';

const Title = styled(Heading, { color: '$ink', marginBottom: '.375rem' });

export interface Point {
  readonly title: string;
  readonly description: string;
}

export interface PointListProps {
  readonly points: readonly Point[];
  /** For cost or waste. */
  readonly bullet?: 'hatch';
  readonly columns?: 2;
  readonly variant?: 'h3' | 'h4';
}

/** Titled points, each with a short text. */
export function PointList({ points, variant = 'h4', ...list }: PointListProps) {
  return (
    <TriangleList {...list}>
      {points.map(({ title, description }) => (
        <li key={title}>
          <Title as="h3" variant={variant}>
            {title}
          </Title>
          <Text>{description}</Text>
        </li>
      ))}
    </TriangleList>
  );
}
