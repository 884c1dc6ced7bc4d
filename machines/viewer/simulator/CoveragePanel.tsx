import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes } from '../../../src/theme/tokens';
import type { Chart } from '../../statechart/graph';
import { errorText, labelParts, stateNames } from '../../statechart/graph';
import {
  chartCoverage,
  coverageRules,
  type MachineModel,
  missingLines,
  type TestCoverage,
} from '../../statechart/paths';
import { Fault } from '../components/Fault';
import { More } from '../components/More';
import { Note, Panel } from '../components/Panel';
import { ToolButton } from '../components/ToolButton';
import type { Press } from './useCoverageView';

const Tests = styled('ul', {
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  '& > li': { borderTop: '1px solid $rule', paddingBlock: '.375rem' },
});

/** Records of the last test runs; the development server reads them when it starts. */
async function fetchRecords(): Promise<readonly TestCoverage[]> {
  const response = await fetch('/machines/coverage.json');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

interface TestListProps {
  readonly summary: string;
  readonly tests: readonly string[];
  /** The last press in the picture, if it opens this list. */
  readonly pressed?: Press | undefined;
}

/** The names of the tests that cover something. */
function TestList({ summary, tests, pressed }: TestListProps) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!pressed || !list.current) return;
    list.current.open = true;
    list.current.scrollIntoView({ block: 'start' });
  }, [pressed]);
  return (
    <More ref={list}>
      <summary>
        {summary} ({tests.length})
      </summary>
      <Tests>
        {tests.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </Tests>
    </More>
  );
}

interface CoveragePanelProps {
  readonly chart: Chart;
  readonly exemptions: MachineModel['exemptions'];
  /** True while the picture shows the coverage. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** The transition that was pressed last in the picture. */
  readonly pressed: Press | undefined;
}

/** What the tests have covered of a machine, as lists of tests, and in the picture. */
export function CoveragePanel({ chart, exemptions, isShown, onShow, pressed }: CoveragePanelProps) {
  const [records, setRecords] = useState<readonly TestCoverage[]>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    fetchRecords().then(setRecords, (error: unknown) => setFault(errorText(error)));
  }, []);
  const coverage = useMemo(
    () => records && chartCoverage(chart, records, exemptions),
    [chart, records, exemptions],
  );
  if (fault !== undefined) return <Fault role="alert">The coverage cannot be read: {fault}</Fault>;
  if (!coverage) return null;
  const { tests, guards } = coverage;
  if (![...tests.values()].some(({ length }) => length > 0)) {
    return (
      <Panel title="Coverage">
        <Note>
          No test has recorded what it covers of this machine. Run the tests in tests/model or e2e/models,
          then start the development server again.
        </Note>
      </Panel>
    );
  }
  const nameOf = stateNames(chart);
  const missing = missingLines(coverage);
  return (
    <>
      <Panel
        title="Coverage"
        aside={
          <ToolButton type="button" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
            Show in the picture
          </ToolButton>
        }
      >
        {isShown && <style>{coverageRules(coverage)}</style>}
        <Note>
          {missing.length === 0
            ? 'Tests reach every state and every transition, and both outcomes of every guard.'
            : missing.join('; ')}
        </Note>
        {isShown && <Note>A click on a transition in the picture opens the list of its tests.</Note>}
      </Panel>
      <Panel title="Tests of transitions">
        {chart.transitions.map((transition) => (
          <TestList
            key={transition.id}
            summary={`${nameOf(transition.source)}: ${labelParts(transition).join(' ')}`}
            tests={tests.get(transition.id) ?? []}
            pressed={transition.id === pressed?.id ? pressed : undefined}
          />
        ))}
      </Panel>
      <Panel title="Tests of states">
        {chart.nodes
          .filter(({ id }) => tests.has(id))
          .map(({ id }) => (
            <TestList key={id} summary={nameOf(id)} tests={tests.get(id) ?? []} />
          ))}
      </Panel>
      {guards.length > 0 && (
        <Panel title="Tests of guards">
          {guards.map(({ name, whenTrue, whenFalse, never }) => (
            <Fragment key={name}>
              {never !== true && <TestList summary={`${name} is true`} tests={whenTrue} />}
              {never !== false && <TestList summary={`${name} is false`} tests={whenFalse} />}
              {never !== undefined && (
                <Note>
                  {name} is never {String(never)}, as its model says.
                </Note>
              )}
            </Fragment>
          ))}
        </Panel>
      )}
    </>
  );
}
