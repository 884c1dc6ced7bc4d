import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, sizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';

const Card = styled('section', {
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 2rem',
  '& > p': { margin: '.5rem 0 1.25rem' },
});

export interface SideCardProps {
  readonly heading: string;
  readonly text: string;
  /** The action of the card. */
  readonly children: ReactNode;
}

/** A card beside a form: another channel for the same request. */
export function SideCard({ heading, text, children }: SideCardProps) {
  return (
    <Card>
      <Heading variant="h3">{heading}</Heading>
      <Text>{text}</Text>
      {children}
    </Card>
  );
}

const Steps = styled('ol', {
  counterReset: 'step',
  margin: '.75rem 0 0',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    padding: '.375rem 0',
    borderTop: '1px solid $colors$rule',
    fontSize: fontSizes.small,
    lineHeight: 1.4,
    color: '$ink2',
  },
  '& > li::before': { content: 'counter(step)', fontFamily: fonts.mono, color: 'var(--line)' },
});

/** A card that says what follows a message, in order. */
export function NextSteps({
  heading,
  steps,
}: {
  readonly heading: string;
  readonly steps: readonly string[];
}) {
  return (
    <Card>
      <Heading variant="h3">{heading}</Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Card>
  );
}

/** An email address in large type. */
export const MailLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.touch,
  font: font('display', fontWeights.heading, 'clamp(1.125rem, .8rem + .7vw, 1.4375rem)', 1.2),
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textDecorationColor: '$colors$action',
  textUnderlineOffset: '.25em',
});
