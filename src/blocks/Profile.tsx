import { styled } from '../theme/stitches.config';
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
