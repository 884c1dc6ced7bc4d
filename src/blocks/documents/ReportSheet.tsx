import type { ReportDocument } from '../../content/documents';
import { SheetTable } from './PaperSheet';

/** One or two tables. The note is below a row of the first one. */
export function ReportSheet({ columns, rows, cells = 'text', note, second }: ReportDocument) {
  return (
    <>
      <SheetTable columns={columns} rows={rows} cells={cells} note={note} />
      {second && <SheetTable caption={second.title} columns={second.columns} rows={second.rows} />}
    </>
  );
}
