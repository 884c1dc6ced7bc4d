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
    /* As high as two lines of text. */
    font: font('display', fontWeights.heading, '3em', 0.72),
    marginTop: '.11em',
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
