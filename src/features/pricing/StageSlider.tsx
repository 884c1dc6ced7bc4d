import type { KeyboardEvent } from 'react';
import { type StageEvent, stages } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { sendToStage, useStage } from './pricingActors';
import { Stop, Stops, Thumb, Track } from './stageSlider.styles';

/** Page Up and Page Down move 10 steps, to the ends. The browser's default is one step. */
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

/**
 * Selects the company stage: a native range from 0 to 3, and a button for each stage. Screen readers announce
 * the name of the stage (`aria-valuetext`). Keys: arrows, Home, End, Page Up and Page Down.
 */
export function StageSlider({ label }: { readonly label: string }) {
  const stage = useStage();
  const position = stages.indexOf(stage);

  const onKeyDown = (event: KeyboardEvent) => {
    const stageEvent = eventOfKey[event.key];
    if (!stageEvent || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    sendToStage(stageEvent);
  };
  const choose = (value: number) => {
    const chosen = stages[value];
    if (chosen) sendToStage({ type: 'stage.chosen', stage: chosen });
  };

  return (
    <div>
      <Track data-stage={stage}>
        <input
          type="range"
          aria-label={label}
          min={0}
          max={stages.length - 1}
          step={1}
          // After a reload, Firefox would show the former stage and the page the first one.
          autoComplete="off"
          value={position}
          aria-valuetext={stageTerms[stage].name}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <Thumb aria-hidden="true" />
      </Track>
      <Stops role="group" aria-label={label}>
        {stages.map((option, index) => (
          <Stop key={option} type="button" aria-pressed={option === stage} onClick={() => choose(index)}>
            {stageTerms[option].name}
          </Stop>
        ))}
      </Stops>
    </div>
  );
}
