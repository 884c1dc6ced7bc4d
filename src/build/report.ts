/** What one written file weighs, in bytes. */
export interface FileWeight {
  readonly path: string;
  readonly raw: number;
  /** Compressed with brotli; undefined for a file that is sent as it is. */
  readonly brotli: number | undefined;
}

/** The most that a bundle or a document may weigh, compressed with brotli, in bytes. */
export const budgets = {
  bundle: 150_000,
  document: 30_000,
} as const;

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`;

const isBundle = (path: string) => /^assets\/.*\.js$/.test(path);
const isDocument = (path: string) => path.endsWith('.html');

/** The table that the build prints: one line for each file. */
export function reportTable(files: readonly FileWeight[]): string {
  const rows = files.map(({ path, raw, brotli }) => [path, kilobytes(raw), kilobytes(brotli)] as const);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 7));
  const line = (cells: readonly [string, string, string]) =>
    `${cells[0].padEnd(widths[0] ?? 0)}  ${cells[1].padStart(widths[1] ?? 0)}  ${cells[2].padStart(widths[2] ?? 0)}`;
  return [line(['file', 'raw', 'brotli']), ...rows.map(line)].join('\n');
}

/** One line for each budget that is broken. */
export function brokenBudgets(files: readonly FileWeight[]): readonly string[] {
  const limitOf = (path: string) => {
    if (isBundle(path)) return budgets.bundle;
    return isDocument(path) ? budgets.document : undefined;
  };
  const heavy = files.flatMap(({ path, raw, brotli }) => {
    const limit = limitOf(path);
    const weight = brotli ?? raw;
    return limit !== undefined && weight > limit
      ? [`${path} weighs ${kilobytes(weight)} compressed; its budget is ${kilobytes(limit)}.`]
      : [];
  });
  const bundles = files.filter(({ path }) => isBundle(path)).length;
  return [...heavy, ...(bundles === 1 ? [] : [`There are ${bundles} bundles; there must be one.`])];
}
