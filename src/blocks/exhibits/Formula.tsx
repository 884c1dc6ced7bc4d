import type { FormulaExhibit } from '../../content/exhibit';
import { FigureRoot, rootAttributes } from '../../figures/Figure';
import { formulaBars } from '../../figures/formulaBars';
import { Bars } from '../../figures/vocabulary';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Heading, Subheading } from '../../ui/Heading';
import { Reveal } from '../../ui/Reveal';
import { Text } from '../../ui/Text';

const Result = styled(Heading, {
  paddingBottom: '1.25rem',
  '&::after': { content: '" ="', color: 'var(--line)' },
});

/** A row for each term: its operator, its name in large type, and its note beside it in wide windows. */
const Term = styled(Reveal, {
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr',
  gap: `.5rem ${space.gap}`,
  alignItems: 'baseline',
  borderTop: '1px solid $colors$ink',
  padding: '1rem 0 1.25rem',
  '& > h3': { fontSize: 'clamp(1.625rem, 1rem + 1.9vw, 3.25rem)', lineHeight: 1.1 },
  '& > p': { gridColumn: 2 },
  '@md': { gridTemplateColumns: '3.5rem 7fr 5fr', '& > p': { gridColumn: 3 } },
});

const Track = styled(FigureRoot, {
  gridColumn: '1 / -1',
  height: 'clamp(2.75rem, 2rem + 2vw, 4rem)',
  marginTop: '.5rem',
  variants: {
    /** Like the bowtie. */
    striped: { true: { maskImage: 'repeating-linear-gradient(90deg, #000 0 4px, transparent 4px 10px)' } },
  },
});

const Operator = styled('span', {
  font: font('display', fontWeights.heading, fontSizes.h2, 1),
  color: 'var(--line)',
});

/** A formula term by term, each after the operator that joins it to the previous one. */
export function Formula({ result, terms }: FormulaExhibit) {
  return (
    <div>
      <Result as="p">{result}</Result>
      <ol>
        {formulaBars(terms).map(({ term: { operator, name, note }, kept, marked, lost }, index) => (
          <Term element="li" key={`${operator} ${name}`} position={index}>
            <Operator>{operator}</Operator>
            <Subheading size="h3">{name}</Subheading>
            <Text tone="ink">{note}</Text>
            <Track striped={operator !== '÷'} {...rootAttributes({ viewBox: '0 0 100 1', stretch: true })}>
              <Bars bars={kept} variant="ink" />
              <Bars bars={marked} variant="accent" />
              <Bars bars={lost} variant="mute" />
            </Track>
          </Term>
        ))}
      </ol>
    </div>
  );
}
