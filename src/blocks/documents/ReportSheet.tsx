import type { ReportDocument } from '../../content/documents';
import { SheetTable } from './PaperSheet';

/** The claims of a pitch beside the records of the company, and those that nobody can check. */
export function ReportSheet({ columns, claims, note, unconfirmed }: ReportDocument) {
  return (
    <>
      <SheetTable
        columns={columns}
        rows={claims.map(({ claim, records, confirmed }) => [claim, records, confirmed])}
        note={note}
      />
      <SheetTable
        caption={unconfirmed.title}
        columns={unconfirmed.columns}
        rows={unconfirmed.items.map(({ claim, missing, counted }) => [claim, missing, counted])}
      />
    </>
  );
}
