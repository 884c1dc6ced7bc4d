import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Text } from '../ui/Text';
import { TRIANGLE_RIGHT } from '../ui/triangle';

const Checklist = styled('ul', {
  '& > li': {
    position: 'relative',
    borderTop: '1px solid $colors$rule',
    padding: '1.125rem 0 1.25rem 2.25rem',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '1.5rem',
    width: '.85rem',
    height: '1.1rem',
    backgroundColor: 'var(--line)',
    clipPath: TRIANGLE_RIGHT,
  },
});

const Exit = styled('div', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  '& > p': { marginTop: '.625rem' },
});

export interface OutcomesProps {
  readonly outcomes: readonly string[];
  /** The condition that ends the phase. */
  readonly exit: { readonly heading: string; readonly text: string };
}

/** What can be checked at the end, and the one condition that ends it. */
export function Outcomes({ outcomes, exit }: OutcomesProps) {
  return (
    <Grid rows="large" align="start">
      <Column span={5} from={4}>
        <Checklist>
          {outcomes.map((outcome) => (
            <Heading as="li" look="h4" key={outcome}>
              {outcome}
            </Heading>
          ))}
        </Checklist>
      </Column>
      <Column as={Exit} span={3} from={10}>
        <Heading as="h3" look="h4">
          {exit.heading}
        </Heading>
        <Text>{exit.text}</Text>
      </Column>
    </Grid>
  );
}
