import type { ReactNode } from 'react';
import { CallDial } from '../figures/CallDial';
import { styled } from '../theme/stitches.config';
import { font, fontWeights, sizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { StepList } from '../ui/StepList';
import { Text } from '../ui/Text';

const Panel = styled('section', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '1rem',
});

/** The drawing is beside the heading and the action. */
const Booking = styled(Panel, {
  gridTemplateColumns: '1fr auto',
  justifyContent: 'space-between',
  '& > p': { gridColumn: '1 / -1' },
  '& > .fig': {
    width: '6.5rem',
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'center',
    /* The narrowest phones and the column of tablets have no room for it. */
    '@media (max-width: 22em), (min-width: 48em) and (max-width: 63.99em)': { display: 'none' },
  },
});

interface ChannelProps {
  readonly heading: string;
  readonly text: string;
  /** The action of the panel. */
  readonly children: ReactNode;
}

interface BookingPanelProps extends ChannelProps {
  /** Length of a call. */
  readonly minutes: number;
}

/** The shortest way to a call: the action comes before the text. */
export function BookingPanel({ heading, text, minutes, children }: BookingPanelProps) {
  return (
    <Booking>
      <Heading variant="h2">{heading}</Heading>
      {children}
      <CallDial minutes={minutes} />
      <Text>{text}</Text>
    </Booking>
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
      <StepList>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepList>
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
