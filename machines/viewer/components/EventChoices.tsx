import { useEffect, useRef } from 'react';
import type { AnyEventObject } from 'xstate';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';
import type { EventChoice } from '../../statechart/engine';
import type { MachineModel } from '../../statechart/paths';
import { Icon, transitionIcons } from '../../statechart/react';
import { Note } from './Panel';

const List = styled('ul', { display: 'grid', gap: space[1] });

const Choice = styled('button', {
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[2],
  width: '100%',
  minHeight: '2.25rem',
  padding: `.3rem ${space[2]}`,
  textAlign: 'left',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  border: '1px solid $colors$action',
  borderRadius: radii[1],
  backgroundColor: '$raised',
  '&:hover': { backgroundColor: '$actionTint' },
  '&:active': { backgroundColor: '$action', color: '$onAction' },
  '& svg': { width: '10px', height: '10px' },
  '& small': { fontSize: 'inherit', color: '$ink2' },
  variants: {
    isEffective: { false: { borderColor: '$rule', color: '$ink3', '& small': { color: '$ink3' } } },
  },
});

interface EventChoicesProps {
  readonly choices: readonly EventChoice[];
  /** Meanings and senders of the events. */
  readonly model: Pick<MachineModel, 'meanings' | 'senders'>;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Buttons for the events that can be sent now, one for each payload. Events without an effect are less prominent. */
export function EventChoices({ choices, model, onSend }: EventChoicesProps) {
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
  const buttons = choices.flatMap((choice) => choice.examples.map((example) => ({ choice, example })));
  /** Meaning of an event, with its sender if that is not the visitor. */
  const titleOf = (type: string): string | undefined => {
    const [meaning, sender] = [model.meanings?.[type], model.senders?.[type]];
    return sender === undefined ? meaning : [`From ${sender}.`, meaning].filter(Boolean).join(' ');
  };
  const withoutExamples = choices.filter(({ examples }) => examples.length === 0);
  return (
    <List ref={list} tabIndex={-1} aria-label="Events to send">
      {choices.length === 0 && (
        <li>
          <Note>The machine waits for no event.</Note>
        </li>
      )}
      {buttons.map(({ choice, example }) => (
        <li key={`${choice.type} ${JSON.stringify(example.event)}`}>
          <Choice
            type="button"
            isEffective={example.isEffective}
            title={titleOf(example.event.type)}
            onClick={() => send(example.event)}
          >
            <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <Icon shape={transitionIcons[choice.kind]} x={0} y={0} />
            </svg>
            <span>
              {choice.kind === 'wildcard' ? example.event.type : choice.label}
              {example.payload !== '' && <small> {example.payload}</small>}
              {!example.isEffective && <small> · changes nothing now</small>}
            </span>
          </Choice>
        </li>
      ))}
      {withoutExamples.map(({ type }) => (
        <li key={type}>
          <Note>
            {type === '*' ? 'Any other event' : `Any event that matches ${type}`} is possible: enter it below.
          </Note>
        </li>
      ))}
    </List>
  );
}
