import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Grid, Wrap } from '../ui/layout';
import { Tag, Text } from '../ui/Text';

const Question = styled(Heading, { '@md': { gridColumn: 'span 5' } });
const Answer = styled(Text, { '@md': { gridColumn: 'span 7' } });

const Name = styled(Tag, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  marginTop: 'clamp(1.5rem, 3vw, 3rem)',
});

/** Smaller than other headings of its level, as it has several sentences. */
const Large = styled(Heading, {
  '&&': { fontSize: 'clamp(1.625rem, 1.1rem + 2vw, 3.25rem)' },
});

interface Statement {
  readonly heading: string;
  readonly text: string;
}

export interface StatementsProps {
  readonly first: Statement;
  readonly second: Statement;
}

/** Two questions: the first with a paragraph beside it, the second with its answer in large type across the page. */
export function Statements({ first, second }: StatementsProps) {
  return (
    <Band>
      <Wrap>
        <Grid rows="small">
          <Question>{first.heading}</Question>
          <Answer variant="lead">{first.text}</Answer>
          <Name as="h2">{second.heading}</Name>
          <Large as="p">{second.text}</Large>
        </Grid>
      </Wrap>
    </Band>
  );
}
