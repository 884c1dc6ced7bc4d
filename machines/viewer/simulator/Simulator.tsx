import { type ReactNode, useState } from 'react';
import type { ListedMachine } from '../../registry';
import {
  ChartView,
  Outline,
  restingChart,
  type Sight,
  type TooltipOf,
  Tooltips,
  ViewControl,
} from '../../statechart/react';
import type { Link } from '../address/link';
import { useAddress } from '../address/useAddress';
import { ExportMenu } from '../components/ExportMenu';
import { FoldControls } from '../components/FoldControls';
import { Panel } from '../components/Panel';
import { SearchField } from '../components/SearchField';
import type { Tab } from '../components/Tabs';
import { useDrawing } from '../components/useDrawing';
import { useFolding } from '../components/useFolding';
import { useIsNarrow } from '../components/useIsNarrow';
import { usePointing } from '../components/usePointing';
import { useSearch } from '../components/useSearch';
import { Workbench } from '../components/Workbench';
import { GuardsPanel } from '../import/GuardsPanel';
import type { GuardSwitches } from '../import/guardSwitches';
import { layoutEngine } from '../layouts/layoutEngine';
import { CoveragePanel } from './CoveragePanel';
import { SimulationPanels } from './SimulationPanels';
import { useCoverageView } from './useCoverageView';
import { useSimulation } from './useSimulation';

interface SimulatorProps {
  /** Of the page. */
  readonly path: string;
  /** State of the page at first. */
  readonly link: Link;
  /** What the address keeps for the page on which the machine was entered. */
  readonly source?: Pick<Link, 'text' | 'textLength' | 'file' | 'machine'>;
  readonly listed: ListedMachine;
  /** For a machine whose guards have no implementations. */
  readonly guards?: GuardSwitches;
  /** Controls of the page on which the machine was entered. */
  readonly controls?: ReactNode;
  /** A further panel. */
  readonly tab?: Tab;
  /** Source of a function that a label names. */
  readonly tooltipOf?: TooltipOf;
}

const noTooltip: TooltipOf = () => undefined;

/** Simulates one machine: its chart, controls and results. Nothing reaches the site. */
export function Simulator({
  path,
  link,
  source = {},
  listed,
  guards,
  controls,
  tab,
  tooltipOf = noTooltip,
}: SimulatorProps) {
  const { title, purpose, file, model } = listed;
  const simulator = useSimulation(listed, guards, link);
  const [sight, setSight] = useState<Sight>({ direction: link.direction, center: link.center });
  const { props: drawingProps, drawing } = useDrawing();
  const isNarrow = useIsNarrow();
  const [isAlone, setAlone] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const { chart } = simulator.simulation.simulated;
  const folding = useFolding(chart, link.folded);
  const search = useSearch(chart, simulator.chartState);
  const { state, onPoint } = usePointing(search.state);
  const coverage = useCoverageView(chart, state, simulator.press);
  useAddress(path, {
    ...source,
    ...sight,
    start: simulator.start === 0 ? undefined : simulator.start,
    changes: simulator.record.length === 0 ? undefined : [...simulator.record],
    moment: simulator.entry?.index,
    folded: folding.linkedFolds(sight.center !== undefined),
  });
  return (
    <Workbench
      title={title}
      isAlone={isAlone && !isNarrow}
      about={
        <p>
          {purpose} {file !== '' && <code>{file}</code>}
        </p>
      }
      tools={
        <>
          {controls}
          <ExportMenu chart={chart} drawing={drawing} onPlain={setPlain} />
        </>
      }
      picture={
        <Tooltips value={tooltipOf}>
          <ChartView
            engine={layoutEngine}
            {...folding.props}
            // The neighborhood of a focused state does not choose for the whole chart.
            foldChoices={search.shown === chart ? folding.props.foldChoices : undefined}
            chart={search.shown}
            state={isPlain ? restingChart : coverage.state}
            onTransition={coverage.onTransition}
            initialSight={link}
            onSight={setSight}
            {...drawingProps}
            oneFingerScrolls={isNarrow}
            controls={
              <>
                {/* On a phone the panels are closed, and the picture comes first. */}
                {!isNarrow && (
                  <ViewControl isPressed={isAlone} onPress={() => setAlone(!isAlone)}>
                    Picture only
                  </ViewControl>
                )}
                <FoldControls folding={folding} />
              </>
            }
          />
        </Tooltips>
      }
      label={`About ${title}`}
      onShortcut={() => setAlone(false)}
      tabs={[
        {
          title: 'Simulate',
          content: (
            <>
              <SimulationPanels model={model} simulator={simulator} />
              {guards && <GuardsPanel guards={guards} onChange={simulator.setGuard} />}
            </>
          ),
        },
        {
          title: 'Outline',
          shortcut: '/',
          content: (
            <>
              <SearchField chart={chart} {...search.field} onPoint={onPoint} />
              <Panel title="States and transitions">
                <Outline
                  chart={chart}
                  folded={folding.folded}
                  state={state}
                  onTransition={simulator.press}
                  onFold={folding.toggle}
                  onPoint={onPoint}
                />
              </Panel>
            </>
          ),
        },
        tab ?? {
          title: 'Coverage',
          content: <CoveragePanel chart={chart} exemptions={model.exemptions} {...coverage.panel} />,
        },
      ]}
    />
  );
}
