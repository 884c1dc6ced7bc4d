import { Fragment, type ReactNode } from 'react';

interface TableContentProps {
  readonly caption?: ReactNode;
  readonly columns: readonly string[];
  /** The first cell of a row is its name. */
  readonly rows: readonly (readonly string[])[];
  /** Each cell repeats the heading of its column, for styles that hide the headings. */
  readonly isLabeled?: boolean;
  /** Index of the column whose numbers are the largest. */
  readonly main?: number | undefined;
  /** A drawing in the cell of a row's name. */
  readonly figureOf?: ((row: readonly string[]) => ReactNode) | undefined;
  /** A remark in a row of its own, below the row that it marks. */
  readonly note?: { readonly at: number; readonly content: ReactNode } | undefined;
}

/** Caption, column headings and rows of a `<table>`. The row that a note belongs to has the attribute `data-marked`. */
export function TableContent({ caption, columns, rows, isLabeled, main, figureOf, note }: TableContentProps) {
  return (
    <>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const [name, ...values] = row;
          const isMarked = note?.at === index;
          return (
            // Rows can have the same name.
            <Fragment key={row.join()}>
              <tr data-marked={isMarked ? '' : undefined}>
                <th scope="row">
                  {name}
                  {figureOf?.(row)}
                </th>
                {values.map((value, column) => (
                  <td
                    key={columns[column + 1]}
                    data-label={isLabeled ? columns[column + 1] : undefined}
                    data-main={column + 1 === main ? '' : undefined}
                  >
                    {value}
                  </td>
                ))}
              </tr>
              {isMarked && (
                <tr>
                  <td colSpan={columns.length}>{note.content}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </>
  );
}
