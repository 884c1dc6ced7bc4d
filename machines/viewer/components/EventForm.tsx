import { type FormEvent, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import { parseEvent } from '../../statechart/engine';
import { JsonField } from './JsonField';
import { ToolButton } from './ToolButton';

const Form = styled('form', { display: 'grid', gap: space[2], justifyItems: 'start' });

interface EventFormProps {
  /** What stands in the field first. */
  readonly example: AnyEventObject | undefined;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Any event, typed as JSON. What is typed stays when it is wrong. */
export function EventForm({ example = { type: '' }, onSend }: EventFormProps) {
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
      <JsonField label="Event as JSON" size="small" rows={3} value={text} fault={fault} onChange={setTyped} />
      <ToolButton type="submit">Send event</ToolButton>
    </Form>
  );
}
