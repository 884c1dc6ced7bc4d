import type { ReactNode } from 'react';
import { SidesBowtie } from '../figures/SidesBowtie';
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

const PANEL_PADDING = 'clamp(1.25rem, .8rem + 1.4vw, 2rem)';

/** Its drawing fills the space that the text leaves free, and ends at the edges. */
const Panel = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '1rem',
  height: '100%',
  padding: `${PANEL_PADDING} ${PANEL_PADDING} 0`,
  '& > svg': {
    margin: `auto calc(-1 * ${PANEL_PADDING}) 0`,
    width: `calc(100% + 2 * ${PANEL_PADDING})`,
    maxWidth: 'none',
    height: 'clamp(5rem, 9vw, 8rem)',
    /* The section's color would merge with the field around the panel. */
    '--fig-accent': 'var(--colors-ink)',
  },
});

/** The shortest way to a call, on the dark surface: the action comes before the text. */
export function BookingPanel({ heading, text, children }: SideCardProps) {
  return (
    <Panel className={night().toString()}>
      <Heading variant="h3">{heading}</Heading>
      {children}
      <Text>{text}</Text>
      <SidesBowtie count={24} />
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
