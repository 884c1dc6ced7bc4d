import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import type { Simulation } from '../../statechart/engine';
import { download, sequenceOf } from '../../statechart/export';
import { innermostNames } from '../../statechart/graph';
import { ContextPanel } from '../components/ContextPanel';
import { Note, Panel } from '../components/Panel';
import { Select } from '../components/Select';
import { Sequence } from '../components/Sequence';
import { ToolButton, ToolRow } from '../components/ToolButton';
import type { SiteChart } from '../siteCharts';
import { ClockPanel } from './ClockPanel';
import { SimulationEvents } from './SimulationEvents';
import { traceEntries } from './traceEntries';
import type { useSimulation } from './useSimulation';

const Value = styled('p', {
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Fault = styled('p', {
  padding: space[3],
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  backgroundColor: '$dangerTint',
  color: '$ink',
});

interface SimulationPanelsProps {
  readonly shown: SiteChart;
  readonly simulator: ReturnType<typeof useSimulation>;
}

/** Saves the trace as a sequence diagram. */
function saveTrace({ simulated: { chart }, trace }: Simulation): void {
  download(`${chart.id}.trace.mmd`, new Blob([sequenceOf(chart.id, trace)], { type: 'text/plain' }));
}

/** Controls of a simulation, and its results: state, context and trace. */
export function SimulationPanels({ shown, simulator }: SimulationPanelsProps) {
  const { model } = shown.listed;
  const { simulation, state, entry } = simulator;
  const selected = entry?.index ?? simulation.trace.length - 1;
  return (
    <>
      <Panel title="Simulation">
        <ToolRow>
          {model.starts.length > 1 && (
            <Select
              aria-label="Start"
              value={simulator.start}
              onChange={(chosen) => simulator.restart(Number(chosen.target.value))}
            >
              {model.starts.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <ToolButton type="button" onClick={() => simulator.restart(simulator.start)}>
            Restart
          </ToolButton>
          <ToolButton type="button" aria-disabled={!simulation.previous} onClick={simulator.undo}>
            Undo
          </ToolButton>
          <ToolButton type="button" aria-disabled={!simulation.next} onClick={simulator.redo}>
            Redo
          </ToolButton>
        </ToolRow>
        {simulation.state.error !== undefined && (
          <Fault role="alert">The machine failed: {simulation.state.error}</Fault>
        )}
        {entry && (
          <ToolRow>
            <Note>This is the state after step {entry.index}.</Note>
            <ToolButton type="button" onClick={simulator.showNow}>
              Back to now
            </ToolButton>
          </ToolRow>
        )}
      </Panel>
      <Panel title="Events">
        <SimulationEvents shown={shown} simulator={simulator} />
      </Panel>
      <ClockPanel state={simulation.state} onNext={simulator.fireNext} onAdvance={simulator.advance} />
      <Panel title="State">
        <Value role="status">
          {innermostNames(simulation.simulated.chart, new Set(state.active)).join(', ')}
        </Value>
        {state.tags.length > 0 && <Value>tags {state.tags.join(', ')}</Value>}
        {state.status !== 'active' && <Value>status {state.status}</Value>}
      </Panel>
      <ContextPanel context={state.context} before={simulator.before?.context} />
      <Panel
        title="Trace"
        aside={
          <ToolButton type="button" onClick={() => saveTrace(simulation)}>
            Save as Mermaid
          </ToolButton>
        }
      >
        <Sequence
          label="Trace"
          entries={traceEntries(simulation.simulated.chart, simulation.trace).toReversed()}
          shown={String(selected)}
          onShow={(key) => simulator.showMoment(Number(key))}
        />
      </Panel>
    </>
  );
}
