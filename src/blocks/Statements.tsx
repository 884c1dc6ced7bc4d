import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

const Words = styled(Text, { marginTop: '1.25rem' });

interface Statement {
  readonly heading: string;
  readonly text: string;
}

export interface StatementsProps {
  readonly first: Statement;
  readonly second: Statement;
  /** `beside`: two equal halves. `stepped`: one below the other, the second indented to the middle. */
  readonly layout: 'beside' | 'stepped';
}

/** Two questions, each answered in a paragraph. */
export function Statements({ first, second, layout }: StatementsProps) {
  const isStepped = layout === 'stepped';
  return (
    <Band>
      <Wrap>
        <Grid rows="large">
          <Column span={isStepped ? 7 : 6}>
            <Heading>{first.heading}</Heading>
            <Words variant="lead">{first.text}</Words>
          </Column>
          <Column {...(isStepped ? { span: 6, from: 7 } : { span: 6 })}>
            <Heading>{second.heading}</Heading>
            <Words variant="lead">{second.text}</Words>
          </Column>
        </Grid>
      </Wrap>
    </Band>
  );
}
