import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontWeights, sizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { StepList } from '../ui/StepList';
import { Text } from '../ui/Text';

const Panel = styled('section', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '1rem',
  padding: 'clamp(1.25rem, .8rem + 1.4vw, 2rem)',
});

/** The address is at the end of a panel that is higher than its words. */
const Channel = styled(Panel, { gridTemplateRows: 'auto auto 1fr', '& > a': { alignSelf: 'end' } });

export interface ChannelProps {
  readonly heading: string;
  readonly text: string;
  /** The action of the panel. */
  readonly children: ReactNode;
}

/** The shortest way to a call, on the dark surface: the action comes before the text. */
export function BookingPanel({ heading, text, children }: ChannelProps) {
  return (
    <Panel className={surfaceClass('night')}>
      <Heading variant="h2">{heading}</Heading>
      {children}
      <Text>{text}</Text>
    </Panel>
  );
}

/** Another channel for the request of a form. */
export function ChannelPanel({ heading, text, children }: ChannelProps) {
  return (
    <Channel className={surfaceClass('tint')}>
      <Heading variant="h3">{heading}</Heading>
      <Text tone="ink">{text}</Text>
      {children}
    </Channel>
  );
}

const Steps = styled('section', { '& > ol': { marginTop: '.75rem' } });

/** Says what follows a message, in order. */
export function NextSteps({
  heading,
  steps,
}: {
  readonly heading: string;
  readonly steps: readonly string[];
}) {
  return (
    <Steps>
      <Heading variant="h3">{heading}</Heading>
      <StepList>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepList>
    </Steps>
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
