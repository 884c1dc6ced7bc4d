import type { KeyboardEvent } from 'react';
import { type StageEvent, stages } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { styled } from '../../theme/stitches.config';
import {
  focusHalo,
  font,
  fontSizes,
  fontWeights,
  radii,
  sizes,
  transitions,
  underline,
} from '../../theme/tokens';
import { sendToStage, useStage } from './pricingActors';

/** On a field the green of controls has too little contrast; `actionHover` has enough. */
export const sliderOnField = { '--colors-action': 'var(--colors-actionHover)' } as const;

/** A native range that covers its drawing. */
export const invisibleRange = {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
} as const;

const at = (percent: string) => ({ '--position': percent });

const Thumb = styled('span', {
  position: 'absolute',
  zIndex: 1,
  left: 'var(--position)',
  top: '50%',
  width: '2rem',
  height: '2.25rem',
  margin: '-1.125rem 0 0 -1rem',
  borderRadius: radii[1],
  transition: `left ${transitions.fast}`,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: 'solid $colors$action',
    borderWidth: '1.125rem 1rem',
    clipPath: 'polygon(0 0, 50% 40%, 100% 0, 100% 100%, 50% 60%, 0 100%)',
  },
});

/** Without a script the prices of the first stage are shown, and its name alone says so. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

/** Lines and thumb are borders, because forced colors keep them. A stage is in the middle of its quarter; the native range spans from the first middle to the last. */
const Track = styled('div', {
  position: 'relative',
  height: '2.75rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: '50%',
    borderTop: '2px solid $colors$ink',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    width: 'var(--position)',
    top: 'calc(50% - 2px)',
    borderTop: '6px solid $colors$action',
    transition: `width ${transitions.fast}`,
  },
  '& > input': {
    ...invisibleRange,
    zIndex: 2,
    left: 'calc(12.5% - 1rem)',
    width: 'calc(75% + 2rem)',
    height: '2.75rem',
    appearance: 'none',
    background: 'none',
  },
  '& > input::-webkit-slider-thumb': { appearance: 'none', width: '2rem', height: '2.75rem' },
  '& > input::-moz-range-thumb': { width: '2rem', height: '2.75rem', border: 0 },
  '&[data-stage="preSeed"]': at('12.5%'),
  '&[data-stage="seed"]': at('37.5%'),
  '&[data-stage="seriesA"]': at('62.5%'),
  '&[data-stage="seriesB"]': at('87.5%'),
  '@hover': { '& > input:hover + span': { transform: 'scale(1.08)' } },
  '& > input:focus-visible + span': {
    outline: '2px solid $colors$focus',
    outlineOffset: '3px',
    boxShadow: focusHalo('6px'),
    backgroundColor: 'var(--surface, $colors$paper)',
  },
  [WITHOUT_SCRIPT]: { display: 'none' },
});

const Stops = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  marginTop: '.25rem',
});

const Stop = styled('button', {
  alignSelf: 'start',
  minHeight: sizes.touch,
  padding: '.5rem 0',
  font: font('display', fontWeights.medium, fontSizes.ui, 1.2),
  color: '$ink2',
  '@hover': { '&:hover': { color: '$ink' } },
  '&[aria-pressed="true"]': {
    color: '$action',
    fontWeight: 'bold',
    ...underline('.3em', '2px'),
  },
  '@media (max-width: 22.499em)': { fontSize: '1rem' },
  '@narrowest': { fontSize: '.75rem' },
  [WITHOUT_SCRIPT]: { pointerEvents: 'none', '&[aria-pressed="false"]': { display: 'none' } },
});

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
