import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type StageEvent, stages } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStage, useStageActor } from './StageContext';
import { Frame, Stop, Stops, Thumb, Track } from './stageSlider.styles';

/** Page Up and Page Down move 10 steps, so to the ends; the browser's own would move one (specification, section 4). */
const eventOfKey: Readonly<Record<string, StageEvent>> = {
  ArrowRight: { type: 'stage.raised' },
  ArrowUp: { type: 'stage.raised' },
  ArrowLeft: { type: 'stage.lowered' },
  ArrowDown: { type: 'stage.lowered' },
  PageUp: { type: 'stage.raisedToLast' },
  End: { type: 'stage.raisedToLast' },
  PageDown: { type: 'stage.loweredToFirst' },
  Home: { type: 'stage.loweredToFirst' },
};

export interface StageSliderProps {
  readonly label: string;
  /** Figures above and below the track, of which it is the axis. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Small lines under each stage's name, by position. */
  readonly notes?: readonly (readonly string[])[];
}

/**
 * Chooses the company stage: a native range of 0 to 3, and a button for each stage. The range says the stage by its
 * name (`aria-valuetext`); works by touch, pointer and all the keys of section 4 of the specification.
 */
export function StageSlider({ label, above, below, notes }: StageSliderProps) {
  const { send } = useStageActor();
  const stage = useStage();
  const id = useId();
  const position = stages.indexOf(stage);

  const onKeyDown = (event: KeyboardEvent) => {
    const stageEvent = eventOfKey[event.key];
    if (!stageEvent || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send(stageEvent);
  };
  const choose = (value: number) => {
    const chosen = stages[value];
    if (chosen) send({ type: 'stage.chosen', stage: chosen });
  };

  return (
    <Frame>
      {above}
      <Track data-stage={stage} isAxis={above !== undefined}>
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
        <input
          id={id}
          type="range"
          min={0}
          max={stages.length - 1}
          step={1}
          value={position}
          aria-valuetext={stageTerms[stage].name}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <Thumb aria-hidden="true" />
      </Track>
      {below}
      <Stops role="group" aria-label={label}>
        {stages.map((option, index) => (
          <Stop key={option} type="button" aria-pressed={option === stage} onClick={() => choose(index)}>
            <span>{stageTerms[option].name}</span>
            {notes?.[index]?.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </Stop>
        ))}
      </Stops>
    </Frame>
  );
}
