import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import type { SimulationState } from '../../statechart/engine';
import { mono, Note, ToolButton, ToolRow } from '../controls';
import { Panel } from '../panels/Panel';

const Time = styled('output', { ...mono, color: '$ink2' });

const Pending = styled('li', {
  ...mono,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  '& span': { color: '$ink3', whiteSpace: 'nowrap' },
});

/** Buttons that advance the clock, with their ms. */
const steps = [
  [100, '+100 ms'],
  [1_000, '+1 s'],
  [10_000, '+10 s'],
] as const;

interface ClockPanelProps {
  readonly state: SimulationState;
  readonly onNext: () => void;
  /** @param ms simulated. */
  readonly onAdvance: (ms: number) => void;
}

/** The simulated clock: running timers, and buttons that advance it. */
export function ClockPanel({ state: { nowMs, timers }, onNext, onAdvance }: ClockPanelProps) {
  return (
    <Panel title="Clock" aside={<Time aria-label="Simulated time">{nowMs} ms</Time>}>
      {timers.length === 0 ? (
        <Note>No timer is running.</Note>
      ) : (
        <ul>
          {timers.map(({ label, dueMs, event }) => (
            <Pending key={`${event.type} ${dueMs}`}>
              {label}
              <span>in {dueMs - nowMs} ms</span>
            </Pending>
          ))}
        </ul>
      )}
      <ToolRow>
        <ToolButton type="button" aria-disabled={timers.length === 0} onClick={onNext}>
          Next timer
        </ToolButton>
        {steps.map(([ms, label]) => (
          <ToolButton key={ms} type="button" onClick={() => onAdvance(ms)}>
            {label}
          </ToolButton>
        ))}
      </ToolRow>
    </Panel>
  );
}
