import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';

export interface SideTextProps {
  readonly heading: string;
  readonly text: string;
}

/** A heading with a paragraph beside it. */
export function SideText({ heading, text }: SideTextProps) {
  return (
    <SectionBand>
      <Grid rows="small">
        <Column as={Heading} span={6}>
          {heading}
        </Column>
        <Column as={Text} span={6} variant="lead" tone="ink">
          {text}
        </Column>
      </Grid>
    </SectionBand>
  );
}
