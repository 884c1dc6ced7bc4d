import type { ReviewDocument } from '../../content/documents';
import { formatShortDay } from '../../lib/dates';
import { SheetTable } from './PaperSheet';

/** The month and the day stay on one line. */
const dueDay = (due: string) => formatShortDay(due).replace(' ', '\u00a0');

/** The numbers of a week beside those of the week before, and the decisions that follow. */
export function ReviewSheet({ columns, rows, note, ...decided }: ReviewDocument) {
  return (
    <>
      <SheetTable
        columns={columns}
        rows={rows.map(({ name, lastWeek, thisWeek, target }) => [
          name,
          ...[lastWeek, thisWeek, target].map(String),
        ])}
        cells="numbers"
        note={note}
      />
      <SheetTable
        caption={decided.decisionsTitle}
        columns={decided.decisionColumns}
        rows={decided.decisions.map(({ text, owner, due }) => [text, owner, dueDay(due)])}
      />
    </>
  );
}
