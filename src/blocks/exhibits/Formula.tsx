import type { FormulaExhibit } from '../../content/exhibit';
import { Bars, Figure, striped } from '../../figures/Figure';
import { formulaBars } from '../../figures/formulaBars';
import { styled } from '../../theme/stitches.config';
import { fontSizes, space } from '../../theme/tokens';
import { Reveal } from '../../ui/Reveal';
import { Heading, Subheading, Text } from '../../ui/Text';
import { ExhibitResult, FORMULA_COLUMNS } from './ExhibitResult';

/** A row for each term: its operator and amount, its name and its note, and its bar; in wide windows beside each other. */
const Term = styled(Reveal, {
  display: 'grid',
  columnGap: space.gap,
  alignItems: 'baseline',
  borderTop: '1px solid $colors$ink',
  padding: '1rem 0 1.25rem',
  '& > span': { color: 'var(--line)', overflowWrap: 'anywhere', fontSize: 'clamp(2.5rem, 4.8vw, 5rem)' },
  '& > p': { marginTop: '.25rem', fontSize: fontSizes.lead, lineHeight: 1.35 },
  '@md': { grid: `auto 1fr / ${FORMULA_COLUMNS}`, padding: '.875rem 0', '& > p': { gridColumn: 2 } },
  '& .f-accent': { fill: 'var(--field)' },
  /* The marked part of the last bar continues as the result. */
  '&:last-child': { paddingBottom: 0, '@md': { '& > p': { paddingBottom: '.875rem' } } },
});

const Track = styled(Figure, {
  gridArea: '4 / 1',
  height: '3.5rem',
  marginTop: '.75rem',
  '@md': { gridArea: '1 / 3 / span 2', height: 'clamp(7rem, 8vw, 10rem)', margin: 0 },
  'li:last-child > &': { '@md': { alignSelf: 'end' } },
  variants: {
    /* Stripes of 2 units of the bar's line: no bar that ends at an even unit ends within a stripe. */
    isStriped: { true: striped('1.2%', '2%') },
  },
});

/** A formula term by term, each after the operator that joins it to the previous one. */
export function Formula({ result, value: total, terms }: FormulaExhibit) {
  return (
    <div>
      <ol>
        {formulaBars(terms).map(
          ({ term: { operator, name, note, value, pieces }, kept, marked, lost }, index) => (
            <Term element="li" key={`${operator} ${name}`} position={index}>
              <Heading as="span" variant="h3">
                {operator && `${operator} `}
                {value}
              </Heading>
              <Subheading size="h3">{name}</Subheading>
              <Text tone="ink">{note}</Text>
              <Track isStriped={operator !== '÷' && !pieces} viewBox="0 0 100 1" stretch>
                <Bars bars={kept} variant="ink" />
                <Bars bars={lost} variant="mute" />
                <Bars bars={marked} variant="accent" />
              </Track>
            </Term>
          ),
        )}
      </ol>
      <ExhibitResult value={total} name={result} />
    </div>
  );
}
