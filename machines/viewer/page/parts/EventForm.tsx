import { type FormEvent, useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { styled } from '../../../../src/theme/stitches.config';
import { parseEvent } from '../../simulation/parseEvent';
import { Fault } from './Fault';
import { ToolButton } from './ToolButton';

const Form = styled('form', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Label = styled('label', { fontFamily: '$display', fontSize: '$small', fontWeight: 500 });
const Text = styled('textarea', {
  width: '100%',
  padding: '$2',
  fontFamily: '$mono',
  fontSize: '$mono',
  lineHeight: 1.5,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: '$1',
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderColor: '$danger' },
});

interface EventFormProps {
  /** What stands in the field first. */
  readonly example: AnyEventObject | undefined;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Any event, typed as JSON. What is typed stays when it is wrong. */
export function EventForm({ example = { type: '' }, onSend }: EventFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const text = typed ?? JSON.stringify(example);
  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const parsed = parseEvent(text);
    setFault(parsed.ok ? undefined : parsed.message);
    if (parsed.ok) onSend(parsed.event);
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <Label htmlFor={id}>Event as JSON</Label>
      <Text
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(change) => setTyped(change.target.value)}
      />
      {fault !== undefined && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
      <ToolButton type="submit">Send event</ToolButton>
    </Form>
  );
}
