import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';
import type { ListedMachine } from '../../registry';
import type { Simulation } from '../../statechart/engine';
import { download, sequenceOf } from '../../statechart/export';
import { innermostNames } from '../../statechart/graph';
import { ContextPanel } from '../components/ContextPanel';
import { Note, Panel } from '../components/Panel';
import { Sequence } from '../components/Sequence';
import { ToolButton, ToolRow } from '../components/ToolButton';
import { ClockPanel } from './ClockPanel';
import { SimulationEvents } from './SimulationEvents';
import { traceEntries } from './traceEntries';
import type { useSimulation } from './useSimulation';

const Select = styled('select', {
  minHeight: '2.25rem',
  maxWidth: '100%',
  paddingInline: space[2],
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: radii[1],
});

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
  readonly model: ListedMachine['model'];
  readonly tried: ReturnType<typeof useSimulation>;
}

/** As a sequence diagram. */
function saveTrace({ simulated: { chart }, trace }: Simulation): void {
  download(`${chart.id}.trace.mmd`, new Blob([sequenceOf(chart.id, trace)], { type: 'text/plain' }));
}

/** Everything to try a machine with: its starts, events and clock, and what has come of them. */
export function SimulationPanels({ model, tried }: SimulationPanelsProps) {
  const { simulation, state, entry } = tried;
  const shown = entry?.index ?? simulation.trace.length - 1;
  return (
    <>
      <Panel title="Simulation">
        <ToolRow>
          {model.starts.length > 1 && (
            <Select
              aria-label="Start"
              value={tried.start}
              onChange={(chosen) => tried.restart(Number(chosen.target.value))}
            >
              {model.starts.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <ToolButton type="button" onClick={() => tried.restart(tried.start)}>
            Restart
          </ToolButton>
          <ToolButton type="button" aria-disabled={!simulation.previous} onClick={tried.undo}>
            Undo
          </ToolButton>
          <ToolButton type="button" aria-disabled={!simulation.next} onClick={tried.redo}>
            Redo
          </ToolButton>
        </ToolRow>
        {simulation.state.error !== undefined && (
          <Fault role="alert">The machine broke down: {simulation.state.error}</Fault>
        )}
        {entry && (
          <ToolRow>
            <Note>This is the moment after step {entry.index}.</Note>
            <ToolButton type="button" onClick={tried.showNow}>
              Back to now
            </ToolButton>
          </ToolRow>
        )}
      </Panel>
      <Panel title="Events">
        <SimulationEvents tried={tried} />
      </Panel>
      <ClockPanel state={simulation.state} onNext={tried.fireNext} onAdvance={tried.advance} />
      <Panel title="State">
        <Value role="status">
          {innermostNames(simulation.simulated.chart, new Set(state.active)).join(', ')}
        </Value>
        {state.tags.length > 0 && <Value>tags {state.tags.join(', ')}</Value>}
        {state.status !== 'active' && <Value>status {state.status}</Value>}
      </Panel>
      <ContextPanel context={state.context} before={tried.before?.context} />
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
          shown={String(shown)}
          onShow={(key) => tried.showMoment(Number(key))}
        />
      </Panel>
    </>
  );
}
