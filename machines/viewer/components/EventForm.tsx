import { type FormEvent, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import { parseEvent } from '../../statechart/engine';
import { CodeField } from './CodeField';
import { ToolButton } from './ToolButton';

const Form = styled('form', { display: 'grid', gap: space[2], justifyItems: 'start' });

interface EventFormProps {
  /** Initial text of the field. */
  readonly example: AnyEventObject | undefined;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Sends any event, typed as JSON. Invalid text stays in the field. */
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
      <CodeField label="Event as JSON" size="small" rows={3} value={text} fault={fault} onChange={setTyped} />
      <ToolButton type="submit">Send event</ToolButton>
    </Form>
  );
}
