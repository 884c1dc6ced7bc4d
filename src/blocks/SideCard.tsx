import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { font, fontWeights, sizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { StepList } from '../ui/StepList';
import { Text } from '../ui/Text';

const Card = styled('section', {
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 2rem',
  '& > p': { margin: '.5rem 0 1.25rem' },
  '& > ol': { marginTop: '.75rem' },
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

const Panel = styled('section', {
  display: 'grid',
  justifyItems: 'start',
  gap: '1rem',
  padding: 'clamp(1.25rem, .8rem + 1.4vw, 2rem)',
});

/** The shortest way to a call, on the dark surface: the action comes before the text. */
export function BookingPanel({ heading, text, children }: SideCardProps) {
  return (
    <Panel className={night().toString()}>
      <Heading variant="h3">{heading}</Heading>
      {children}
      <Text>{text}</Text>
    </Panel>
  );
}

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
      <StepList>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepList>
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
