/**
 * What a run of Stryker found, in terms that outlive a change of the code around: a mutant is known by its file, the line
 * of source it stands in, and the change itself, not by its place.
 * @typedef {{ file: string, line: string, original: string, replacement: string }} Change
 * @typedef {Change & { status: string }} Mutant
 * @typedef {Change & { reason: string }} Harmless
 * @typedef {{ start: { line: number, column: number }, end: { line: number, column: number } }} Place
 */

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * A mutant of Stryker's with its source read.
 * @param {{ location: Place, replacement?: string, status: string }} result as Stryker gives it; lines and columns from 1
 * @param {string} file its file, from the project's root
 * @param {string} source the file's text
 * @returns {Mutant}
 */
export function readMutant({ location, replacement = '', status }, file, source) {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }) =>
    lines.slice(0, line - 1).join('\n').length + Math.min(1, line - 1) + column - 1;
  return {
    file,
    line: oneLine(lines[location.start.line - 1]),
    original: oneLine(source.slice(offsetOf(location.start), offsetOf(location.end))),
    replacement: oneLine(replacement),
    status,
  };
}

/** A mutant in words. @param {Change} change @returns {string} */
export const inWords = ({ file, line, original, replacement }) =>
  `${file}: ${original} → ${replacement}${original === line ? '' : `\n    in ${line}`}`;

/**
 * Compares what nothing noticed with the list of what is known to be harmless, for the files that were mutated.
 * @param {readonly Mutant[]} mutants
 * @param {readonly Harmless[]} harmless
 * @returns {{ unexpected: readonly string[], outdated: readonly string[] }} mutants in words: those that are not listed,
 * and those that are listed but were noticed or are no more
 */
export function compare(mutants, harmless) {
  const files = new Set(mutants.map(({ file }) => file));
  const survivors = new Set(mutants.filter(({ status }) => unnoticed.includes(status)).map(inWords));
  const listed = new Set(harmless.filter(({ file }) => files.has(file)).map(inWords));
  return {
    unexpected: [...survivors].filter((survivor) => !listed.has(survivor)),
    outdated: [...listed].filter((survivor) => !survivors.has(survivor)),
  };
}

const counted = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

/**
 * The figures of one file, or of all: how many mutants were tried, and what became of them. A mutant with which the file
 * cannot even be loaded is not counted: no test is needed to notice it. Nor is one that was left out (ignorer.mjs).
 * @param {readonly Mutant[]} mutants
 */
export function figures(mutants) {
  const hits = counted(mutants, ...noticed);
  const tried = hits + counted(mutants, ...unnoticed);
  return {
    tried,
    noticed: counted(mutants, 'Killed'),
    'by timeout': counted(mutants, 'Timeout'),
    survived: tried - hits,
    'not loaded': counted(mutants, 'RuntimeError', 'CompileError'),
    'score in %': Number(((100 * hits) / Math.max(1, tried)).toFixed(2)),
  };
}
