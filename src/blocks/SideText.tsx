import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';

const Title = styled(Heading, { '@md': { gridColumn: 'span 6' } });
const Paragraph = styled(Text, { '@md': { gridColumn: 'span 6' } });

export interface SideTextProps {
  readonly heading: string;
  readonly text: string;
}

/** A heading with a paragraph beside it. */
export function SideText({ heading, text }: SideTextProps) {
  return (
    <SectionBand>
      <Grid rows="small">
        <Title>{heading}</Title>
        <Paragraph variant="lead" tone="ink">
          {text}
        </Paragraph>
      </Grid>
    </SectionBand>
  );
}
