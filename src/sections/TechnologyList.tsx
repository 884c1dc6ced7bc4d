import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const List = styled('ul', {
  display: 'grid',
  columnGap: '$gap',
  '@md': { gridTemplateColumns: '1fr 1fr' },
});

const Row = styled(Link, {
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  gap: '1.125rem',
  alignItems: 'center',
  borderTop: '1px solid $colors$rule',
  padding: '1.125rem 0',
  height: '100%',
  '& p': { marginTop: '.25rem' },
  '& h3': { transition: 'color $transitions$fast' },
  '&:hover h3': { color: 'var(--line)' },
  '@md': {
    gridTemplateColumns: 'minmax(7rem, 2fr) 4fr',
    gap: '$gap',
    padding: '1.75rem 0',
    alignItems: 'start',
    '& > div': { paddingTop: '.25rem' },
  },
});

export interface TechnologyListProps {
  readonly rows: readonly {
    readonly href: string;
    readonly name: string;
    readonly summary: string | undefined;
    readonly figure: ReactNode;
  }[];
}

/** Rows in two columns: drawing at the left, name and a line at the right, the whole row a link. */
export function TechnologyList({ rows }: TechnologyListProps) {
  return (
    <List>
      {rows.map(({ href, name, summary, figure }, index) => (
        <Reveal element="li" key={href} position={index % 2}>
          <Row href={href}>
            {figure}
            <div>
              <Heading as="h3" look="h3">
                {name}
              </Heading>
              <Text>{summary}</Text>
            </div>
          </Row>
        </Reveal>
      ))}
    </List>
  );
}
