import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';
import { CellGrid } from './CellGrid';

const Row = styled(Link, {
  borderTop: '1px solid $colors$rule',
  padding: '1.125rem 0 1.25rem',
  height: '100%',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: space.gap,
  alignItems: 'center',
  '& > div > h3': { transition: `color ${transitions.fast}` },
  '& > div > p': { marginTop: '.25rem' },
  '@hover': { '&:hover > div > h3': { color: 'var(--line)' } },
  '@lg': { gridTemplateColumns: '10rem minmax(0, 1fr)' },
});

export interface TechnologyListProps {
  readonly rows: readonly {
    readonly href: string;
    readonly name: string;
    readonly summary: string | undefined;
    readonly drawing: ReactNode;
  }[];
}

/** A list in two columns: each row is a drawing, a name and one line about it, and a link as a whole. */
export function TechnologyList({ rows }: TechnologyListProps) {
  return (
    <CellGrid columns={2}>
      {rows.map(({ href, name, summary, drawing }) => (
        <li key={href}>
          <Row href={href}>
            {drawing}
            <div>
              <Heading as="h3" variant="h3">
                {name}
              </Heading>
              <Text variant="small">{summary}</Text>
            </div>
          </Row>
        </li>
      ))}
    </CellGrid>
  );
}
