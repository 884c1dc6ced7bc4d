import { isRecord } from '../../statechart/graph';
import { Note, Panel } from './Panel';
import { PlainValue } from './PlainValue';

interface ContextPanelProps {
  /** A plain copy of the context. */
  readonly context: unknown;
  /** What it was one step before. */
  readonly before: unknown;
}

const isEmpty = (context: unknown): boolean =>
  context === undefined || (isRecord(context) && Object.keys(context).length === 0);

/** The data of a machine, with what the last step has changed. */
export function ContextPanel({ context, before }: ContextPanelProps) {
  return (
    <Panel title="Context">
      {isEmpty(context) ? (
        <Note>This machine keeps no data.</Note>
      ) : (
        <PlainValue value={context} before={before} />
      )}
    </Panel>
  );
}
