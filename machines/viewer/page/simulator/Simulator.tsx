import { useMemo, useRef, useState } from 'react';
import { styled } from '../../../../src/theme/stitches.config';
import type { ListedMachine } from '../../../registry';
import { eventChoices } from '../../simulation/eventChoices';
import {
  advance,
  fireNext,
  redo,
  type Simulation,
  send,
  startSimulation,
  undo,
} from '../../simulation/simulation';
import { ChartView } from '../../statechart/ChartView';
import { Outline } from '../../statechart/Outline';
import { EventChoices } from '../parts/EventChoices';
import { EventForm } from '../parts/EventForm';
import { ExportMenu } from '../parts/ExportMenu';
import { FoldControls } from '../parts/FoldControls';
import { More } from '../parts/More';
import { Note, Panel } from '../parts/Panel';
import { PlainValue } from '../parts/PlainValue';
import { Sequence } from '../parts/Sequence';
import { Tabs } from '../parts/Tabs';
import { ToolButton, ToolRow } from '../parts/ToolButton';
import { useFolding } from '../parts/useFolding';
import { Desk, DeskHead, Side, Stage } from '../shell.styles';
import { ClockPanel } from './ClockPanel';
import { delaysByTransition, eventsByTransition, lastEntries } from './pressable';
import { traceEntries } from './traceEntries';

const Select = styled('select', {
  minHeight: '2.25rem',
  maxWidth: '100%',
  paddingInline: '$2',
  fontFamily: '$display',
  fontSize: '$small',
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: '$1',
});

const Value = styled('p', {
  fontFamily: '$mono',
  fontSize: '$mono',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Fault = styled('p', {
  padding: '$3',
  fontFamily: '$display',
  fontSize: '$small',
  backgroundColor: '$dangerTint',
  color: '$ink',
});

interface SimulatorProps {
  readonly listed: ListedMachine;
  /** Back to where the machine was chosen, where the list of machines does not lead. */
  readonly onLeave?: () => void;
}

/** One machine alone: its chart, and everything to try it with. Nothing that it does reaches the site. */
export function Simulator({ listed, onLeave }: SimulatorProps) {
  const { machine, model, title, purpose, file } = listed;
  const [start, setStart] = useState(0);
  const begin = (index: number) => startSimulation(machine, model.starts[index]?.input);
  const [simulation, setSimulation] = useState(() => begin(0));
  /** The moment that is looked at, as its place in the trace; undefined is now. */
  const [moment, setMoment] = useState<number>();
  const folding = useFolding();
  const { folded, toggle } = folding;
  const svg = useRef<SVGSVGElement>(null);

  const { chart } = simulation.subject;
  const choices = useMemo(() => eventChoices(simulation, model.events), [simulation, model]);
  const events = useMemo(() => eventsByTransition(simulation, choices), [simulation, choices]);
  const delays = useMemo(() => delaysByTransition(simulation), [simulation]);
  const change = (to: Simulation) => {
    setSimulation(to);
    setMoment(undefined);
  };
  const restart = (index: number) => {
    setStart(index);
    change(begin(index));
  };

  const entry = moment === undefined ? undefined : simulation.trace[moment];
  const situation = entry?.after ?? simulation.situation;
  const before = simulation.trace.at(entry ? entry.index - 1 : -2)?.after;
  const shown = entry?.index ?? simulation.trace.length - 1;
  const state = useMemo(
    () => ({
      active: new Set(situation.active),
      taken: new Set((entry ? [entry] : lastEntries(simulation)).flatMap(({ transitions }) => transitions)),
      enabled: new Set(entry ? [] : [...events.keys(), ...delays.keys()]),
      selected: undefined,
    }),
    [situation, entry, simulation, events, delays],
  );
  const onTransition = (id: string) => {
    const event = events.get(id);
    const ms = delays.get(id);
    if (event) change(send(simulation, event));
    else if (ms !== undefined) change(advance(simulation, ms));
  };

  return (
    <Desk>
      <DeskHead>
        <div>
          <h1>{title}</h1>
          <p>
            {purpose} <code>{file}</code>
          </p>
        </div>
        <ToolRow>
          {onLeave && (
            <ToolButton type="button" onClick={onLeave}>
              Change it
            </ToolButton>
          )}
          <ExportMenu chart={chart} svg={svg} />
        </ToolRow>
      </DeskHead>
      <Stage>
        <ChartView
          chart={chart}
          state={state}
          folded={folded}
          svgRef={svg}
          controls={<FoldControls chart={chart} folding={folding} />}
          onTransition={onTransition}
          onFold={toggle}
        />
      </Stage>
      <Side>
        <Tabs
          label={`About ${title}`}
          tabs={[
            {
              title: 'Simulate',
              content: (
                <>
                  <Panel title="Simulation">
                    <ToolRow>
                      {model.starts.length > 1 && (
                        <Select
                          aria-label="Start"
                          value={start}
                          onChange={(chosen) => restart(Number(chosen.target.value))}
                        >
                          {model.starts.map(({ name }, index) => (
                            <option key={name} value={index}>
                              {name}
                            </option>
                          ))}
                        </Select>
                      )}
                      <ToolButton type="button" onClick={() => restart(start)}>
                        Restart
                      </ToolButton>
                      <ToolButton
                        type="button"
                        disabled={!simulation.previous}
                        onClick={() => change(undo(simulation))}
                      >
                        Undo
                      </ToolButton>
                      <ToolButton
                        type="button"
                        disabled={!simulation.next}
                        onClick={() => change(redo(simulation))}
                      >
                        Redo
                      </ToolButton>
                    </ToolRow>
                    {simulation.situation.error !== undefined && (
                      <Fault role="alert">The machine broke down: {simulation.situation.error}</Fault>
                    )}
                    {entry && (
                      <ToolRow>
                        <Note>This is the moment after step {entry.index}.</Note>
                        <ToolButton type="button" onClick={() => setMoment(undefined)}>
                          Back to now
                        </ToolButton>
                      </ToolRow>
                    )}
                  </Panel>
                  <Panel title="Events">
                    <EventChoices choices={choices} onSend={(event) => change(send(simulation, event))} />
                    <More>
                      <summary>Another event, or another payload</summary>
                      <EventForm
                        example={choices[0]?.examples[0]?.event}
                        onSend={(event) => change(send(simulation, event))}
                      />
                    </More>
                  </Panel>
                  <ClockPanel
                    situation={simulation.situation}
                    onNext={() => change(fireNext(simulation))}
                    onAdvance={(ms) => change(advance(simulation, ms))}
                  />
                  <Panel title="State">
                    <Value>{JSON.stringify(situation.value)}</Value>
                    {situation.tags.length > 0 && <Value>tags {situation.tags.join(', ')}</Value>}
                    {situation.status !== 'active' && <Value>status {situation.status}</Value>}
                  </Panel>
                  <Panel title="Context">
                    {situation.context === undefined || JSON.stringify(situation.context) === '{}' ? (
                      <Note>This machine keeps no data.</Note>
                    ) : (
                      <PlainValue value={situation.context} before={before?.context} />
                    )}
                  </Panel>
                  <Panel title="Trace">
                    <Sequence
                      label="Trace"
                      entries={traceEntries(chart, simulation.trace)}
                      shown={String(shown)}
                      onShow={(key) => setMoment(Number(key))}
                    />
                  </Panel>
                </>
              ),
            },
            {
              title: 'Outline',
              content: (
                <Panel title="States and transitions">
                  <Outline
                    chart={chart}
                    state={state}
                    folded={folded}
                    onTransition={onTransition}
                    onFold={toggle}
                  />
                </Panel>
              ),
            },
          ]}
        />
      </Side>
    </Desk>
  );
}
