import { styled } from '../theme/stitches.config';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

const Row = styled('section', { paddingBlock: 'clamp(2rem, 4vw, 4rem) clamp(3rem, 6vw, 7rem)' });
const Ruled = styled(Grid, { borderTop: '3px solid $colors$ink', paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)' });
const Words = styled('div', { '& > p': { marginTop: '1rem' } });

export interface ClosingRowProps {
  readonly heading: string;
  readonly text: string;
  /** Label of the button to the contact page. */
  readonly action: string;
}

/** The end of a page in a call to action on paper, under a heavy rule: for pages that have a colored panel already. */
export function ClosingRow({ heading, text, action }: ClosingRowProps) {
  return (
    <Row>
      <Wrap>
        <Ruled rows="small" align="end">
          <Column as={Words} span={8}>
            <Heading look="h1">{heading}</Heading>
            <Text look="lead">{text}</Text>
          </Column>
          <Column span={4}>
            <ButtonLink href="/contact">{action}</ButtonLink>
          </Column>
        </Ruled>
      </Wrap>
    </Row>
  );
}
