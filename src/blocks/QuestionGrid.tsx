import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const Questions = styled('div', {
  display: 'grid',
  gap: `0 ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Card = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  padding: '1.125rem 0 1.5rem',
  '& > p': { marginTop: '.625rem' },
  '@md': { padding: '1.25rem 0 2.5rem' },
  '@media print': { breakInside: 'avoid', paddingBottom: '1rem' },
});

export interface QuestionGridProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions with their answers, always expanded, in two columns. */
export function QuestionGrid({ items }: QuestionGridProps) {
  return (
    <Questions>
      {items.map(({ question, answer }, index) => (
        <Card element="article" key={question} position={index % 2}>
          <Heading as="h3" variant="h4">
            {question}
          </Heading>
          <Text>{answer}</Text>
        </Card>
      ))}
    </Questions>
  );
}
