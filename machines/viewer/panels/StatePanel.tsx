import { styled } from '../../../src/theme/stitches.config';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';
import { type Chart, innermostNames, isRecord } from '../../statechart/graph';
import { Fault, mono, Note } from '../controls';
import { viewerSpace } from '../theme';
import { Panel } from './Panel';

const Value = styled('p', { ...mono, overflowWrap: 'anywhere' });

const Data = styled('dl', {
  ...mono,
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
  columnGap: viewerSpace[3],
  rowGap: viewerSpace[1],
  '& dt': { color: '$ink3' },
  '& dd': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& [data-changed]': { backgroundColor: '$actionTint' },
});

/** State of a machine as plain data. */
interface PlainState {
  /** Ids of the active states, ancestors included. */
  readonly active: ReadonlySet<string>;
  readonly status: string;
  readonly context: unknown;
  /** Message of the error of a failed machine. */
  readonly error: string | undefined;
}

interface StatePanelProps {
  readonly chart: Chart;
  readonly state: PlainState;
  /** Context before the last step; differences are highlighted. */
  readonly before: unknown;
}

const textOf = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value, undefined, 2);

/** State and context of a machine. */
export function StatePanel({ chart, state, before }: StatePanelProps) {
  const { active, status, context, error } = state;
  const tags = chart.nodes.filter(({ id }) => active.has(id)).flatMap((node) => node.tags);
  const properties = isRecord(context) ? Object.entries(context) : [];
  const old = isRecord(before) ? before : undefined;
  return (
    <>
      <Panel title="State">
        <Value role="status">
          {innermostNames(chart, active).join(', ')} {tags.map((tag) => `#${tag}`).join(' ')}{' '}
          {status !== 'active' && `(${status})`}
        </Value>
        {error !== undefined && <Fault role="alert">The machine failed: {error}</Fault>}
      </Panel>
      <Panel title="Context">
        {properties.length === 0 && <Note>This machine keeps no data.</Note>}
        <Data>
          {properties.map(([name, value]) => {
            const isChanged = old !== undefined && textOf(old[name]) !== textOf(value);
            return (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd data-changed={isChanged || undefined}>
                  {textOf(value)}
                  {isChanged && <VisuallyHidden> changed</VisuallyHidden>}
                </dd>
              </div>
            );
          })}
        </Data>
      </Panel>
    </>
  );
}
