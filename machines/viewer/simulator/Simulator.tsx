import { styled } from '../../../src/theme/stitches.config';
import { type Link, useLink } from '../address';
import { mono, Note, Select, ToolButton, ToolRow } from '../controls';
import { EventsPanel, IN_THE_PAST } from '../panels/EventsPanel';
import { Panel, Section } from '../panels/Panel';
import { StatePanel } from '../panels/StatePanel';
import { StepList } from '../panels/StepList';
import type { SiteChart } from '../siteCharts';
import { Workbench } from '../Workbench';
import { traceEntries } from './traceEntries';
import { useSimulation } from './useSimulation';

/** Why a machine that has ended takes no event. */
const ends: Readonly<Record<string, string>> = {
  done: 'The machine has ended.',
  error: 'The machine has failed. Undo reverts the last step.',
};

/** Buttons that advance the clock, with their ms. */
const clockSteps = [
  [100, '+100 ms'],
  [1_000, '+1 s'],
  [10_000, '+10 s'],
] as const;

const Time = styled('output', { ...mono, flex: 1, color: '$ink2' });

interface SimulationPanelProps {
  readonly shown: SiteChart;
  readonly simulator: ReturnType<typeof useSimulation>;
}

/** Start, restart, undo and redo, the clock, and the way back from a past moment. */
function SimulationPanel({ shown, simulator }: SimulationPanelProps) {
  const { starts } = shown.listed.model;
  const { simulation, start, entry, restart } = simulator;
  return (
    <Section aria-label="Simulation">
      <ToolRow>
        {starts.length > 1 && (
          <Select
            aria-label="Start"
            value={start}
            onChange={(chosen) => restart(Number(chosen.target.value))}
          >
            {starts.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <ToolButton type="button" onClick={() => restart(start)}>
          Restart
        </ToolButton>
        <ToolButton type="button" aria-disabled={!simulation.previous} onClick={simulator.undo}>
          Undo
        </ToolButton>
        <ToolButton type="button" aria-disabled={!simulation.next} onClick={simulator.redo}>
          Redo
        </ToolButton>
      </ToolRow>
      <ToolRow role="group" aria-label="Clock">
        <Time aria-label="Simulated time">{simulation.state.nowMs} ms</Time>
        {clockSteps.map(([ms, label]) => (
          <ToolButton key={ms} type="button" onClick={() => simulator.advance(ms)}>
            {label}
          </ToolButton>
        ))}
      </ToolRow>
      {entry && (
        <ToolRow>
          <Note>This is the state after step {entry.index}.</Note>
          <ToolButton type="button" onClick={simulator.showNow}>
            Back to now
          </ToolButton>
        </ToolRow>
      )}
    </Section>
  );
}

interface SimulatorProps {
  /** Of the page. */
  readonly path: string;
  readonly shown: SiteChart;
  /** State of the page at first. */
  readonly link: Link;
}

/** Simulates one machine: its chart, controls and results. Nothing reaches the site. */
export function Simulator({ path, shown, link }: SimulatorProps) {
  const { title, purpose, file } = shown.listed;
  const simulator = useSimulation(shown.listed, link);
  const { simulation, chartState, entry } = simulator;
  useLink(path, {
    start: simulator.start === 0 ? undefined : simulator.start,
    changes: simulator.record.length === 0 ? undefined : [...simulator.record],
    moment: entry?.index,
  });
  return (
    <Workbench
      title={title}
      about={
        <p>
          {purpose} <code>{file}</code>
        </p>
      }
      moment={{ shown, chartState, press: simulator.press }}
      tabs={[
        {
          title: 'Simulate',
          content: (
            <>
              <SimulationPanel shown={shown} simulator={simulator} />
              <EventsPanel
                title="Events"
                shown={shown}
                choices={simulator.choices}
                obstacle={entry ? IN_THE_PAST : ends[simulation.state.status]}
                onSend={simulator.trigger}
              />
              <StatePanel chart={shown.chart} state={simulator.state} before={simulator.before?.context} />
            </>
          ),
        },
        {
          title: 'Trace',
          content: (
            <Panel title="Trace">
              <StepList
                label="Trace"
                steps={traceEntries(shown.chart, simulation.trace).toReversed()}
                selected={entry?.index ?? simulation.trace.length - 1}
                onSelect={simulator.showMoment}
              />
            </Panel>
          ),
        },
      ]}
    />
  );
}
