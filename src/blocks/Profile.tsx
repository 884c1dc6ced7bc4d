import { owner } from '../config/owner';
import { people } from '../content/artworks';
import { aboutText } from '../content/pages/about';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading, Subheading } from '../ui/Heading';
import { Picture } from '../ui/Picture';
import { Tag, Text } from '../ui/Text';

const { FOUNDER_NAME, FOUNDER_PHOTO, TEAM_PORTRAITS } = owner;
const { founder } = aboutText;

const Person = styled('section', {
  display: 'grid',
  /* The drawing ends at the lower edge of the area, and no edge cuts its stripes. */
  '& > :first-child > img[alt=""]': { objectFit: 'contain', objectPosition: 'bottom' },
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

/** Portraits in a row of four, on phones two. */
const Team = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `2rem ${space.gap}`,
  gridColumn: '1 / -1',
  padding: `${space.quiet} ${space.gutter}`,
  '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h3': { marginTop: '.875rem' },
});

/** The owner's photograph, or a decorative drawing. */
const portrait = FOUNDER_PHOTO
  ? ({ src: FOUNDER_PHOTO, alt: FOUNDER_NAME || founder.heading, tone: 'duotone' } as const)
  : { src: people.founder, alt: '' };

/** The founder across the window: portrait at the left edge, role and description on the right, team below. */
export function Profile() {
  return (
    <Person className={field().toString()}>
      <Picture shape="portrait" {...portrait} />
      <Words>
        <Tag as="h2">{founder.heading}</Tag>
        <Heading as="p">{founder.line}</Heading>
        {FOUNDER_NAME && <Subheading size="h3">{FOUNDER_NAME}</Subheading>}
        <Text variant="mono">{founder.role}</Text>
        {founder.paragraphs.map((paragraph) => (
          <Text variant="lead" key={paragraph}>
            {paragraph}
          </Text>
        ))}
      </Words>
      {TEAM_PORTRAITS.length > 0 && (
        <Team>
          {TEAM_PORTRAITS.map(({ name, role, src }) => (
            <li key={name}>
              <Picture shape="portrait" tone="duotone" src={src} alt={name} />
              <Subheading>{name}</Subheading>
              <Text variant="mono">{role}</Text>
            </li>
          ))}
        </Team>
      )}
    </Person>
  );
}
