import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Picture, type PictureProps } from '../ui/Picture';
import { Text } from '../ui/Text';

const Words = styled('div', { '& > p + p': { marginTop: '1rem' }, '& > h3 + p': { marginTop: '.25rem' } });
const Role = styled(Text, { '&&': { marginBottom: '1.5rem' } });

export interface ProfileProps {
  /** Aspect ratio 4:5. */
  readonly portrait: Pick<PictureProps, 'src' | 'alt' | 'tone'>;
  /** Undefined if only the role is known. */
  readonly name?: string;
  readonly role: string;
  readonly paragraphs: readonly string[];
}

const Team = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `2rem ${space.gap}`,
  marginTop: '3.5rem',
  '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h3': { marginTop: '.875rem' },
});

export interface TeamProps {
  readonly people: readonly { readonly name: string; readonly role: string; readonly src: string }[];
}

/** Portraits in a row of four, on phones two, each with name and role. */
export function TeamPortraits({ people }: TeamProps) {
  return (
    <Team>
      {people.map(({ name, role, src }) => (
        <li key={name}>
          <Picture shape="portrait" tone="duotone" src={src} alt={name} />
          <Heading as="h3" variant="h4">
            {name}
          </Heading>
          <Text variant="mono" tone="line">
            {role}
          </Text>
        </li>
      ))}
    </Team>
  );
}

/** A person: portrait on the left, role and description on the right. */
export function Profile({ portrait, name, role, paragraphs }: ProfileProps) {
  return (
    <Grid rows="small">
      <Column span={4}>
        <Picture shape="portrait" {...portrait} />
      </Column>
      <Column as={Words} span={7} from={6}>
        {name && (
          <Heading as="h3" variant="h3">
            {name}
          </Heading>
        )}
        <Role variant="mono" tone="line">
          {role}
        </Role>
        {paragraphs.map((paragraph) => (
          <Text variant="lead" key={paragraph}>
            {paragraph}
          </Text>
        ))}
      </Column>
    </Grid>
  );
}
