import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii } from '../../../src/theme/tokens';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';
import { type EventChoice, parseEvent } from '../../statechart/engine';
import { errorText, eventTypes } from '../../statechart/graph';
import { Icon } from '../../statechart/react';
import { CodeArea, Fault, More, mono, Note, ToolButton, ToolRow } from '../controls';
import type { SiteChart } from '../siteCharts';
import { viewerSpace } from '../theme';
import { Panel } from './Panel';

const List = styled('ul', {
  display: 'grid',
  gap: viewerSpace[3],
  '& li': { display: 'grid', gap: viewerSpace[1], justifyItems: 'start' },
  '& svg': { flex: 'none', width: '10px', height: '10px' },
});

const Type = styled('p', { ...mono, display: 'flex', alignItems: 'center', gap: viewerSpace[2] });

const Send = styled('button', {
  ...mono,
  display: 'inline-flex',
  alignItems: 'center',
  gap: viewerSpace[2],
  minHeight: '2.25rem',
  padding: `.2rem ${viewerSpace[2]}`,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  border: '1px solid $colors$action',
  borderRadius: radii[1],
  backgroundColor: '$raised',
  '&:hover': { backgroundColor: '$actionTint' },
  '&:active': { backgroundColor: '$action', color: '$onAction' },
});

/** Obstacle at a moment of the past. */
export const IN_THE_PAST = 'This moment is in the past. Go back to now to send events.';

interface EventsPanelProps {
  readonly title: string;
  /** Machine that receives the events. */
  readonly shown: SiteChart;
  readonly choices: readonly EventChoice[];
  /** Reason for which no event can be sent now. */
  readonly obstacle: string | undefined;
  /** Reason for which the last event had no effect. */
  readonly refusal?: string | undefined;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Events that trigger a transition now, with their payloads, and a form for any other event. */
export function EventsPanel({ title, shown, choices, obstacle, refusal, onSend }: EventsPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasSent = useRef(false);
  useEffect(() => {
    // The list gets the focus if the pressed button was removed.
    if (hasSent.current && document.activeElement === document.body) list.current?.focus();
    hasSent.current = false;
  });
  const send = (event: AnyEventObject) => {
    hasSent.current = true;
    onSend(event);
  };
  const { chart, listed } = shown;
  /** Meaning of an event, with its sender if that is not the visitor. */
  const meaningOf = (type: string): string => {
    const { meaning, sender } = listed.model.events[type] ?? {};
    return [sender && `From ${sender}.`, meaning?.replaceAll('`', '')].filter(Boolean).join(' ');
  };
  return (
    <Panel title={title}>
      {obstacle !== undefined ? (
        <Note>{obstacle}</Note>
      ) : (
        <>
          {choices.length === 0 && <Note>The machine waits for no event.</Note>}
          <List ref={list} tabIndex={-1} aria-label="Events to send">
            {choices.map(({ type, label, kind, examples }) => {
              const icon = (
                <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                  <Icon kind={kind} x={0} y={0} />
                </svg>
              );
              const text = meaningOf(type);
              const meaning = text !== '' && <Note>{text}</Note>;
              const isOne = examples.length === 1;
              return (
                <li key={type}>
                  {!isOne && (
                    <>
                      <Type>
                        {icon}
                        {label}
                      </Type>
                      {meaning}
                    </>
                  )}
                  <ToolRow>
                    {examples.map(({ event, payload }) => (
                      <Send key={JSON.stringify(event)} type="button" onClick={() => send(event)}>
                        {isOne && icon}
                        <span>
                          {isOne ? label : <VisuallyHidden>{label}</VisuallyHidden>} {payload}
                        </span>
                      </Send>
                    ))}
                  </ToolRow>
                  {isOne && meaning}
                </li>
              );
            })}
          </List>
          <More>
            <summary>Another event, or another payload</summary>
            <EventForm
              example={choices.find(({ kind }) => kind === 'event')?.examples[0]?.event}
              types={eventTypes(chart)}
              onSend={onSend}
            />
          </More>
        </>
      )}
      {refusal !== undefined && <Fault role="alert">{refusal}</Fault>}
    </Panel>
  );
}

const Form = styled('form', {
  display: 'grid',
  gap: viewerSpace[2],
  justifyItems: 'start',
  '& label': { fontFamily: fonts.display, fontSize: fontSizes.small },
});

interface EventFormProps {
  /** Initial text of the field. */
  readonly example: AnyEventObject | undefined;
  /** Types of the events that the machine has. */
  readonly types: readonly string[];
  readonly onSend: (event: AnyEventObject) => void;
}

/** Sends any event of the machine, typed as JSON. Invalid text stays in the field. */
function EventForm({ example = { type: '' }, types, onSend }: EventFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const text = typed ?? JSON.stringify(example);
  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    let event: AnyEventObject;
    try {
      event = parseEvent(text, types);
    } catch (error) {
      setFault(errorText(error));
      return;
    }
    setFault(undefined);
    onSend(event);
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>Event as JSON</label>
      <CodeArea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
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
