import { useRef } from 'react';
import type { ListedMachine } from '../../registry';
import { ChartView, Outline } from '../../statechart/react';
import { ExportMenu } from '../components/ExportMenu';
import { FoldControls } from '../components/FoldControls';
import { Panel } from '../components/Panel';
import { Tabs } from '../components/Tabs';
import { ToolButton, ToolRow } from '../components/ToolButton';
import { useFolding } from '../components/useFolding';
import { usePointing } from '../components/usePointing';
import { GuardsPanel } from '../import/GuardsPanel';
import type { GuardSwitches } from '../import/guardSwitches';
import { Desk, DeskHead, Side, Stage } from '../shell.styles';
import { workerAddress } from '../workerAddress';
import { SimulationPanels } from './SimulationPanels';
import { useSimulation } from './useSimulation';

interface SimulatorProps {
  readonly listed: ListedMachine;
  /** Of a machine whose guards have no code. */
  readonly guards?: GuardSwitches;
  /** Back to where the machine was chosen, where the list of machines does not lead. */
  readonly onLeave?: () => void;
}

/** One machine alone: its chart, and everything to try it with. Nothing that it does reaches the site. */
export function Simulator({ listed, guards, onLeave }: SimulatorProps) {
  const { title, purpose, file, model } = listed;
  const tried = useSimulation(listed);
  const { state, onPoint } = usePointing(tried.chartState);
  const folding = useFolding();
  const svg = useRef<SVGSVGElement>(null);
  const { chart } = tried.simulation.simulated;
  const view = {
    chart,
    state,
    folded: folding.folded,
    onTransition: tried.press,
    onFold: folding.toggle,
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
          workerAddress={workerAddress}
          {...view}
          svgRef={svg}
          controls={<FoldControls chart={chart} folding={folding} />}
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
                  <SimulationPanels model={model} tried={tried} />
                  {guards && (
                    <GuardsPanel
                      guards={guards}
                      onTurn={(name) => {
                        guards.turn(name);
                        tried.askAgain();
                      }}
                    />
                  )}
                </>
              ),
            },
            {
              title: 'Outline',
              content: (
                <Panel title="States and transitions">
                  <Outline {...view} onPoint={onPoint} />
                </Panel>
              ),
            },
          ]}
        />
      </Side>
    </Desk>
  );
}
