import { type TechnologySlug, technologies } from '../content/technologies/index';
import { SchematicFigure } from '../figures/SchematicFigure';
import { styled } from '../theme/stitches.config';
import { tint } from '../theme/surfaces';
import { borderWidths, space, transitions } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const Cells = styled('ul', {
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** On a phone the drawing is beside the text. It gives way to a long word, as with a visitor's own text spacing. */
const WORDS_AND_DRAWING = 'minmax(auto, 1fr) minmax(0, min(7.5rem, 38vw))';

/** The drawing as a small poster. */
const Panel = styled('div', { padding: '8%' });

const Cell = styled(Link, {
  position: 'relative',
  height: '100%',
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 1.75rem',
  display: 'grid',
  gridTemplateColumns: WORDS_AND_DRAWING,
  gap: '.25rem 1rem',
  alignContent: 'start',
  '& > div': { gridColumn: 2, gridRow: '1 / span 3' },
  '& > h3, & > p': { gridColumn: 1 },
  '& > h3': { transition: `color ${transitions.fast}` },
  '@hover': {
    '&:hover > h3': { color: 'var(--line)' },
    '&:hover::after': { transform: 'none' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: '-1px',
    height: borderWidths.marker,
    backgroundColor: 'var(--line)',
    transform: 'scaleX(0)',
    transformOrigin: '0 0',
    transition: `transform ${transitions.base}`,
  },
  '&:focus-visible::after': { transform: 'none' },
  /* A panel needs no rule above it. */
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderTop: 0,
    padding: '0 0 2.75rem',
    gap: 0,
    '& > div': { gridColumn: 1, gridRow: 'auto', marginBottom: '1.5rem' },
    '& > p': { marginTop: '.5rem' },
  },
});

/** Links to other technologies: each cell is a drawing, a name and a line, and a link as a whole. */
export function RelatedTechnologies({ slugs }: { readonly slugs: readonly TechnologySlug[] }) {
  return (
    <Cells>
      {slugs.map((slug, index) => (
        <Reveal element="li" key={slug} position={index}>
          <Cell href={`/technologies/${slug}`}>
            <Panel className={tint().toString()}>
              <SchematicFigure id={slug} />
            </Panel>
            <Subheading>{technologies[slug].name}</Subheading>
            <Text variant="small">{technologies[slug].summary}</Text>
          </Cell>
        </Reveal>
      ))}
    </Cells>
  );
}
