import { type TechnologySlug, technologies } from '../content/technologies/index';
import { SchematicFigure } from '../figures/SchematicFigure';
import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';

const Row = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'minmax(auto, 1fr) minmax(0, min(28vw, 11rem))',
  gap: `.375rem ${space.gap}`,
  alignItems: 'center',
  borderTop: '1px solid $colors$ink',
  padding: '1.125rem 0 1.25rem',
  '& > .fig': { gridArea: '1 / 2 / span 2' },
  '@media (max-width: 19.999em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .fig': { gridArea: 'auto' },
  },
  '& > h3': {
    fontSize: 'clamp(1.625rem, 1rem + 1.9vw, 3.25rem)',
    lineHeight: 1,
    transition: `color ${transitions.fast}`,
  },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
});

/** Links to other technologies: each row is a name, a line and a drawing, and a link as a whole. */
export function RelatedTechnologies({ slugs }: { readonly slugs: readonly TechnologySlug[] }) {
  return (
    <ul>
      {slugs.map((slug) => (
        <li key={slug}>
          <Row href={`/technologies/${slug}`}>
            <Subheading>{technologies[slug].name}</Subheading>
            <Text>{technologies[slug].summary}</Text>
            <SchematicFigure id={slug} />
          </Row>
        </li>
      ))}
    </ul>
  );
}
