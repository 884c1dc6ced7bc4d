import type { FileWeight } from './files';

/**
 * Limits of the built site in bytes, compressed with brotli. A document of 13.9 kB arrives with its headers (0.7 kB over
 * HTTP/2) in the first flight of a TCP connection, ten segments of 1,460 bytes. The bundle is fetched after the first paint,
 * so its size matters less.
 */
export const budgets = {
  bundle: 210_000,
  document: 14_000,
  /**
   * Home has parts of all sections in their colors, and a bowtie of 64 slats that are animated. With the headers of a site
   * without providers (0.26 kB) it fills the first flight; with one more packet, Lighthouse's slow phone paints 150 ms later.
   */
  home: 14_300,
  largeDocument: 15_500,
  /**
   * The blog has six notes in full, because they are read there. The first flight ends among the notes, far below the first
   * screen, which therefore does not wait for the rest.
   */
  blog: 20_000,
  /** All font files together. */
  fonts: 36_000,
} as const;

const largeDocuments: readonly string[] = [
  // The five phases, and a diagnosis with seven fields, a bowtie, prices and sources.
  'how-we-work.html',
  // The choice and the details of five packages and five add-ons.
  ...['services.html', 'what-we-do.html'],
  // The terms of a package at four stages, the end of each phase, and case studies.
  ...['development', 'operational-backbone', 'product-design'].map((name) => `services/${name}.html`),
  // A document that clients receive, beside prices and case studies.
  ...['bowtie-leadership', 'revenue-strategy', 'strategy'].map((name) => `services/${name}.html`),
  // A drawing of the system, and an answer with its scorecard.
  'technologies/rag.html',
];

/** A build warns from this share of a budget on, and fails above the budget. */
const WARNING_SHARE = 0.95;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

/** The limit of a file that has a budget of its own. */
function limitOf(path: string): number | undefined {
  if (/^assets\/.*\.js$/.test(path)) return budgets.bundle;
  if (!path.endsWith('.html')) return undefined;
  if (path === 'index.html') return budgets.home;
  if (path === 'resources/blog.html') return budgets.blog;
  return largeDocuments.includes(path) ? budgets.largeDocument : budgets.document;
}

/** Compares the files of the built site with their budgets. @returns the table that the build prints, and its lines above a budget. */
export function checkBudgets(files: readonly FileWeight[]) {
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  const fontsSize = fonts.reduce((sum, { size }) => sum + size, 0);
  const measurements = [
    ...files.map(({ path, size }) => ({ name: path, size, limit: limitOf(path) })),
    { name: 'all fonts', size: fontsSize, limit: budgets.fonts },
  ];
  const lines: string[] = [];
  const errors: string[] = [];
  for (const { name, size, limit } of measurements) {
    if (limit === undefined) continue;
    const warning = size < limit * WARNING_SHARE ? '' : ', near its budget';
    const line = `${kilobytes(size)} of ${kilobytes(limit)}  ${name}`;
    lines.push(line + warning);
    if (size > limit) errors.push(line);
  }
  return { table: lines.join('\n'), errors };
}
