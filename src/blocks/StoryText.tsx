import { Column, Grid } from '../ui/layout';
import { Text } from '../ui/Text';

export interface StoryTextProps {
  readonly paragraphs: readonly string[];
}

/** Paragraphs from the second grid line, the first in larger type. */
export function StoryText({ paragraphs: [first, ...others] }: StoryTextProps) {
  return (
    <Grid rows="medium">
      <Column span={9} from={4}>
        <Text variant="lead" tone="ink">
          {first}
        </Text>
      </Column>
      {others.map((paragraph, index) => (
        <Column key={paragraph} span={4} {...(index % 2 === 0 ? { from: 4 } : {})}>
          <Text>{paragraph}</Text>
        </Column>
      ))}
    </Grid>
  );
}
