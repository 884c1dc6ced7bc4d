import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontWeights, sizes } from '../theme/tokens';
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
