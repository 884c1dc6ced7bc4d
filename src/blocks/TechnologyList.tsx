import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';
import { CellGrid } from './CellGrid';

const Row = styled(Link, {
  display: 'block',
  borderTop: '1px solid $colors$rule',
  padding: '1.125rem 0 1.25rem',
  height: '100%',
  '& > h3': { transition: `color ${transitions.fast}` },
  '& > p': { marginTop: '.25rem' },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space.gap,
    alignItems: 'baseline',
    '& > p': { margin: 0 },
  },
});

export interface TechnologyListProps {
  readonly rows: readonly {
    readonly href: string;
    readonly name: string;
    readonly summary: string | undefined;
  }[];
}

/** A list in two columns: each row is a name and one line about it, and a link as a whole. */
export function TechnologyList({ rows }: TechnologyListProps) {
  return (
    <CellGrid columns={2}>
      {rows.map(({ href, name, summary }) => (
        <li key={href}>
          <Row href={href}>
            <Heading as="h3" variant="h3">
              {name}
            </Heading>
            <Text variant="small">{summary}</Text>
          </Row>
        </li>
      ))}
    </CellGrid>
  );
}
