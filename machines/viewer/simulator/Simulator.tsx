import { useState } from 'react';
import { type Center, ChartView, Outline, ViewControl } from '../../statechart/react';
import type { Link } from '../address/link';
import { useAddress } from '../address/useAddress';
import { ExportMenu } from '../components/ExportMenu';
import { Panel } from '../components/Panel';
import { SearchField } from '../components/SearchField';
import { useIsNarrow } from '../components/useIsNarrow';
import { usePointing } from '../components/usePointing';
import { useSearch } from '../components/useSearch';
import { Workbench } from '../components/Workbench';
import type { SiteChart } from '../siteCharts';
import { SimulationPanels } from './SimulationPanels';
import { useSimulation } from './useSimulation';

interface SimulatorProps {
  /** Of the page. */
  readonly path: string;
  readonly shown: SiteChart;
  /** State of the page at first. */
  readonly link: Link;
}

/** Simulates one machine: its chart, controls and results. Nothing reaches the site. */
export function Simulator({ path, shown, link }: SimulatorProps) {
  const { listed, chart, drawing } = shown;
  const { title, purpose, file } = listed;
  const simulator = useSimulation(listed, link);
  const [center, setCenter] = useState<Center | undefined>(link.center);
  const isNarrow = useIsNarrow();
  const [isAlone, setAlone] = useState(false);
  const search = useSearch(chart, simulator.chartState);
  const { state, onPoint } = usePointing(search.state);
  useAddress(path, {
    start: simulator.start === 0 ? undefined : simulator.start,
    changes: simulator.record.length === 0 ? undefined : [...simulator.record],
    moment: simulator.entry?.index,
    center,
  });
  return (
    <Workbench
      title={title}
      isAlone={isAlone && !isNarrow}
      about={
        <p>
          {purpose} <code>{file}</code>
        </p>
      }
      tools={<ExportMenu shown={shown} />}
      picture={
        <ChartView
          chart={chart}
          drawing={drawing}
          state={state}
          onTransition={simulator.press}
          initialCenter={link.center}
          onCenter={setCenter}
          oneFingerScrolls={isNarrow}
          controls={
            // On a phone the panels are closed, and the picture comes first.
            !isNarrow && (
              <ViewControl isPressed={isAlone} onPress={() => setAlone(!isAlone)}>
                Picture only
              </ViewControl>
            )
          }
        />
      }
      label={`About ${title}`}
      onShortcut={() => setAlone(false)}
      tabs={[
        { title: 'Simulate', content: <SimulationPanels shown={shown} simulator={simulator} /> },
        {
          title: 'Outline',
          shortcut: '/',
          content: (
            <>
              <SearchField chart={chart} {...search.field} onPoint={onPoint} />
              <Panel title="States and transitions">
                <Outline chart={chart} state={state} onTransition={simulator.press} onPoint={onPoint} />
              </Panel>
            </>
          ),
        },
      ]}
    />
  );
}
