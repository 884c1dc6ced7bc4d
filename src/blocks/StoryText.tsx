import { styled } from '../theme/stitches.config';
import { Column, Grid } from '../ui/layout';
import { Text } from '../ui/Text';

const Others = styled('div', { '& > p + p': { marginTop: '1rem' } });

export interface StoryTextProps {
  readonly paragraphs: readonly string[];
}

/** Paragraphs, the first in larger type beside the others. */
export function StoryText({ paragraphs: [first, ...others] }: StoryTextProps) {
  return (
    <Grid rows="medium">
      <Column span={6}>
        <Text variant="lead" tone="ink">
          {first}
        </Text>
      </Column>
      <Column as={Others} span={6}>
        {others.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Column>
    </Grid>
  );
}
