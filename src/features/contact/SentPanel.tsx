import type { Ref } from 'react';
import { contactForm } from '../../content/contactForm';
import { styled } from '../../theme/stitches.config';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const Panel = styled('div', {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '.625rem',
  padding: '1.25rem 6%',
  borderLeft: '3px solid $colors$contactLine',
  backgroundColor: '$contactTint',
  '& > p': { color: '$ink' },
  '& > button': { marginTop: '1rem' },
});

export interface SentPanelProps {
  readonly onAnother: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Confirms a sent message in the place of the form. No live region: the toast announces the same words. */
export function SentPanel({ onAnother, buttonRef }: SentPanelProps) {
  const { title, description } = contactForm.sent;
  return (
    <Panel>
      <Heading as="p" variant="h3">
        {title}
      </Heading>
      <Text>{description}</Text>
      <Button ref={buttonRef} variant="line" triangle={false} onClick={onAnother}>
        {contactForm.another}
      </Button>
    </Panel>
  );
}
