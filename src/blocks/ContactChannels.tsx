import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { StepList } from '../ui/StepList';
import { Text } from '../ui/Text';

const Panel = styled('section', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '1rem',
});

/** Large, and ruled at its end. */
const Steps = styled(StepList, {
  '& > li': { gridTemplateColumns: '2.75rem 1fr', padding: '.5rem 0', fontSize: fontSizes.lead },
  '& > li::before': { font: font('display', fontWeights.heading, '2.25rem', 1), color: '$action' },
  '& > li:last-child': { borderBottom: '1px solid $colors$rule' },
});

interface ChannelProps {
  readonly heading: string;
  readonly text: string;
  /** The action of the panel. */
  readonly children: ReactNode;
}

/** The shortest way to a call: the action comes before the text. */
export function BookingPanel({ heading, text, children }: ChannelProps) {
  return (
    <Panel>
      <Heading variant="h2">{heading}</Heading>
      {children}
      <Text>{text}</Text>
    </Panel>
  );
}

/** Another channel for the request of a form. */
export function ChannelPanel({ heading, text, children }: ChannelProps) {
  return (
    <Panel>
      <Heading variant="h3">{heading}</Heading>
      <Text>{text}</Text>
      {children}
    </Panel>
  );
}

/** Says what follows a message, in order. */
export function NextSteps({
  heading,
  steps,
}: {
  readonly heading: string;
  readonly steps: readonly string[];
}) {
  return (
    <Panel>
      <Heading variant="h3">{heading}</Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Panel>
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
