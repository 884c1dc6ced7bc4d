import type { Coverage, Share } from './coverage';

/** The coverage of a machine by a number of paths. */
export interface CoverageRow extends Coverage {
  readonly machine: string;
  readonly paths: number;
}

const shareText = ({ seen, total }: Share): string => {
  const percent = total === 0 ? 100 : Math.floor((100 * seen) / total);
  return `${seen}/${total} ${percent} %`;
};

/** The coverage of several machines as a table of plain text. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const cells = [
    ['machine', 'paths', 'states', 'transitions', 'guards both ways'],
    ...rows.map(({ machine, paths, states, transitions, guards, exempt }) => [
      ...[machine, String(paths), shareText(states), shareText(transitions)],
      `${shareText(guards)}${exempt > 0 ? ` (${exempt} exempt)` : ''}`,
    ]),
  ];
  const widthOf = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
