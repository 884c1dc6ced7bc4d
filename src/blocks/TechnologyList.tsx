import { technologies } from '../content/technologies/index';
import { DrawingFile } from '../figures/DrawingFile';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';

const List = styled('ul', {
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

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

/** The technologies in two columns: each row is a drawing, a name and one line about it, and a link as a whole. */
export function TechnologyList() {
  return (
    <List>
      {entriesOf(technologies).map(([slug, { name, summary }]) => (
        <li key={slug}>
          <Row href={`/technologies/${slug}`}>
            <DrawingFile name={`schematic-${slug}`} />
            <div>
              <Subheading size="h3">{name}</Subheading>
              <Text variant="small">{summary}</Text>
            </div>
          </Row>
        </li>
      ))}
    </List>
  );
}
