import { steps } from '../../../machines/diagnosis.machine';
import { diagnosis } from '../../content/pages/diagnosis';
import { typicalRanges } from '../../content/typicalRanges';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Subheading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { formatRange } from './diagnosisWords';

const Block = styled('div', {
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  marginTop: '2rem',
  paddingTop: '1.25rem',
  borderTop: '1px solid $colors$ink',
  '& > div > p': { marginTop: '.75rem' },
  '@lg': { gridTemplateColumns: '4fr 8fr' },
});

const Sources = styled('dl', {
  display: 'grid',
  gap: `1rem ${space.gap}`,
  '@md': { gridTemplateColumns: '1fr 1fr' },
});

/** How the narrowest step is found, and where the typical ranges come from. */
export function DiagnosisRule() {
  const { rule, steps: stepTexts, typical } = diagnosis;
  return (
    <Block>
      <div>
        <Subheading>{rule.heading}</Subheading>
        <Text variant="small">{rule.text}</Text>
        <Text variant="small">{rule.note}</Text>
      </div>
      <Sources>
        {steps.map((step) => {
          const { source, year, base } = typicalRanges[step];
          return (
            <div key={step}>
              <Text as="dt" variant="mono" tone="ink">
                {`${stepTexts[step].name}: ${typical(formatRange(step))}`}
              </Text>
              <Text as="dd" variant="small">{`${base} ${source}, ${year}.`}</Text>
            </div>
          );
        })}
      </Sources>
    </Block>
  );
}
