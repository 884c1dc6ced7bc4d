import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Picture, type PictureProps } from '../ui/Picture';
import { Tag, Text } from '../ui/Text';

const Person = styled('section', {
  display: 'grid',
  /* The lower edge cuts no stripe. */
  '& > :first-child > img': { transform: 'translateY(3px)' },
  '& > :first-child': { backgroundColor: 'transparent' },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    /* As high as the text beside it. */
    '& > :first-child': { aspectRatio: 'auto', contain: 'size', minHeight: '44vw' },
  },
});

/** From the middle of the page's grid. */
const Words = styled('div', {
  display: 'grid',
  alignContent: 'center',
  gap: '1rem',
  padding: `${space.quiet} ${space.gutter}`,
  '@md': { paddingLeft: `calc(${space.gap} / 2)` },
});

export interface ProfileProps {
  /** The section's name, rendered as its h2. */
  readonly tag: string;
  readonly heading: string;
  /** Aspect ratio 4:5. */
  readonly portrait: Pick<PictureProps, 'src' | 'alt' | 'tone'>;
  /** Undefined if only the role is known. */
  readonly name?: string;
  readonly role: string;
  readonly paragraphs: readonly string[];
  readonly team: TeamProps['people'];
}

const Team = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `2rem ${space.gap}`,
  gridColumn: '1 / -1',
  padding: `${space.quiet} ${space.gutter}`,
  '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h3': { marginTop: '.875rem' },
});

interface TeamProps {
  readonly people: readonly { readonly name: string; readonly role: string; readonly src: string }[];
}

/** Portraits in a row of four, on phones two, each with name and role. */
function TeamPortraits({ people }: TeamProps) {
  return (
    <Team>
      {people.map(({ name, role, src }) => (
        <li key={name}>
          <Picture shape="portrait" tone="duotone" src={src} alt={name} />
          <Heading as="h3" variant="h4">
            {name}
          </Heading>
          <Text variant="mono">{role}</Text>
        </li>
      ))}
    </Team>
  );
}

/** A person across the window: portrait at the left edge, name, role and description on the right, team below. */
export function Profile({ tag, heading, portrait, name, role, paragraphs, team }: ProfileProps) {
  return (
    <Person className={field().toString()}>
      <Picture shape="portrait" {...portrait} />
      <Words>
        <Tag as="h2">{tag}</Tag>
        <Heading as="p">{heading}</Heading>
        {name && (
          <Heading as="h3" variant="h3">
            {name}
          </Heading>
        )}
        <Text variant="mono">{role}</Text>
        {paragraphs.map((paragraph) => (
          <Text variant="lead" key={paragraph}>
            {paragraph}
          </Text>
        ))}
      </Words>
      {team.length > 0 && <TeamPortraits people={team} />}
    </Person>
  );
}
