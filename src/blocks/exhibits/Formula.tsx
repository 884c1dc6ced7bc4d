import type { FormulaTerm } from '../../content/exhibit';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Reveal } from '../../ui/Reveal';
import { Text } from '../../ui/Text';

const Result = styled(Heading, {
  paddingBottom: '1.25rem',
  '&::after': { content: '" ="', color: 'var(--line)' },
});

const Terms = styled('ol', {
  display: 'grid',
  gap: `1.75rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 62.5em)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

const Term = styled(Reveal, {
  position: 'relative',
  borderTop: '1px solid $colors$ink',
  paddingTop: '1rem',
  '& > p': { marginTop: '.5rem' },
});

/** The sign before a name, in its line. */
const Operator = styled('span', {
  float: 'left',
  font: font('display', fontWeights.heading, fontSizes.h3, 1.1),
  marginRight: '.5rem',
  color: 'var(--line)',
  '&:empty': { display: 'none' },
});

export interface FormulaProps {
  readonly result: string;
  readonly terms: readonly FormulaTerm[];
}

/** A formula term by term, each after the operator that joins it to the previous one. */
export function Formula({ result, terms }: FormulaProps) {
  return (
    <div>
      <Result as="p">{result}</Result>
      <Terms>
        {terms.map(({ operator, name, note }, index) => (
          <Term element="li" key={`${operator} ${name}`} position={index}>
            <Operator>{operator}</Operator>
            <Heading as="h3" variant="h3">
              {name}
            </Heading>
            <Text>{note}</Text>
          </Term>
        ))}
      </Terms>
    </div>
  );
}
