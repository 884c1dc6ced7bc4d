import { useEffect, useMemo, useState } from 'react';
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

/**
 * The transition that was clicked last in a picture of a chart, while this is wanted: the click then does nothing else, such
 * as taking the transition.
 */
function useClickedTransition(isWanted: boolean): string | undefined {
  const [clicked, setClicked] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    const onClick = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest('svg [data-transition]') : null;
      const id = element?.getAttribute('data-transition');
      if (!id) return;
      event.stopPropagation();
      setClicked(id);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isWanted]);
  return isWanted ? clicked : undefined;
}

const showOnScreen = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'start' });

interface CoveragePanelProps {
  readonly chart: Chart;
  readonly exemptions: MachineModel['exemptions'];
}

/** What the tests have covered of a machine, as a list of tests for each transition, and in the picture. */
export function CoveragePanel({ chart, exemptions }: CoveragePanelProps) {
  const [records, setRecords] = useState<readonly TestCoverage[]>();
  const [fault, setFault] = useState<string>();
  const [isShown, setShown] = useState(false);
  const clicked = useClickedTransition(isShown);
  useEffect(() => {
    fetchRecords().then(setRecords, (error: unknown) => setFault(errorText(error)));
  }, []);
  const coverage = useMemo(
    () => records && chartCoverage(chart, records, exemptions),
    [chart, records, exemptions],
  );
  if (fault !== undefined) return <Fault role="alert">The coverage cannot be read: {fault}</Fault>;
  if (!coverage) return null;
  if (![...coverage.tests.values()].some(({ length }) => length > 0)) {
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
    <Panel
      title="Coverage"
      aside={
        <ToolButton type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
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
      {chart.transitions.map((transition) => {
        const tests = coverage.tests.get(transition.id) ?? [];
        const isClicked = transition.id === clicked;
        return (
          <More key={transition.id} open={isClicked} ref={isClicked ? showOnScreen : undefined}>
            <summary>
              {nameOf(transition.source)}: {labelParts(transition).join(' ')} ({tests.length})
            </summary>
            <Tests>
              {tests.map((test) => (
                <li key={test}>{test}</li>
              ))}
            </Tests>
          </More>
        );
      })}
    </Panel>
  );
}
