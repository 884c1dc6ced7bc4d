import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';

const List = styled('ol', {
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '3.5rem 1fr',
    padding: '.75rem 0',
    borderTop: '1px solid $colors$rule',
    fontSize: fontSizes.lead,
    lineHeight: 1.4,
    textWrap: 'balance',
  },
  '& > li::before': {
    content: 'counter(step)',
    /* Its top is that of the capitals of the first line. */
    font: font('display', fontWeights.heading, '3.75rem', 0.72),
    marginTop: `calc(.34 * ${fontSizes.lead})`,
    color: '$action',
  },
});

export const StepList = ({ steps }: { readonly steps: readonly string[] }) => (
  <List>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </List>
);
