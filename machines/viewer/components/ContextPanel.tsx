import { isRecord } from '../../statechart/graph';
import { Note, Panel } from './Panel';
import { PlainValue } from './PlainValue';

interface ContextPanelProps {
  /** A plain copy of the context. */
  readonly context: unknown;
  /** Context before the last step. */
  readonly before: unknown;
}

const isEmpty = (context: unknown): boolean =>
  context === undefined || (isRecord(context) && Object.keys(context).length === 0);

/** Context of a machine, with the changes of the last step highlighted. */
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
