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
  /** Types of the events that the machine has. */
  readonly types: readonly string[];
  readonly onSend: (event: AnyEventObject) => void;
}

/** Message for an event that the machine has in no state; undefined for any other. */
const unknownType = ({ type }: AnyEventObject, types: readonly string[]): string | undefined =>
  types.includes(type) ? undefined : `The machine has no event "${type}". Events: ${types.join(', ')}.`;

/** Sends any event of the machine, typed as JSON. Invalid text stays in the field. */
export function EventForm({ example = { type: '' }, types, onSend }: EventFormProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const text = typed ?? JSON.stringify(example);
  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const parsed = parseEvent(text);
    const message = parsed.ok ? unknownType(parsed.event, types) : parsed.message;
    setFault(message);
    if (parsed.ok && message === undefined) onSend(parsed.event);
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <CodeField label="Event as JSON" rows={3} value={text} fault={fault} onChange={setTyped} />
      <ToolButton type="submit">Send event</ToolButton>
    </Form>
  );
}
