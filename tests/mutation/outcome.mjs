import { meaningOf } from './meaning.mjs';

/**
 * Results of Stryker in terms that outlive a change of the code around: a mutant is known by the meaning of its change.
 * @typedef {import('./meaning.mjs').Meaning & { file: string, status: string }} Mutant
 * @typedef {{ file?: string, place?: string, change?: string, isTypeTest?: true, reason: string }} Harmless
 * @typedef {{ start: { line: number, column: number }, end: { line: number, column: number } }} Place
 */

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/**
 * A mutant of Stryker's with its meaning.
 * @param {{ location: Place, replacement?: string, status: string }} result as Stryker reports it; lines and columns from 1.
 * @param {{ file: string, source: string, syntax: unknown }} of its file, with the path from the project's root.
 * @returns {Mutant}
 */
export function readMutant({ location, replacement = '', status }, { file, source, syntax }) {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }) =>
    lines.slice(0, line - 1).join('\n').length + Math.min(1, line - 1) + column - 1;
  const [start, end] = [offsetOf(location.start), offsetOf(location.end)];
  return { file, status, ...meaningOf(syntax, source, { start, end, replacement }) };
}

/** A mutant or an entry in words. @param {Partial<Mutant> & Harmless} entry @returns {string} */
export const inWords = ({ file = 'any machine', place, change = 'the test of an event type' }) =>
  `${file}: ${change}${place ? `, in ${place}` : ''}`;

/** True if an entry of the list describes a mutant. */
const describes = ({ reason, ...meaning }, mutant) =>
  Object.entries(meaning).every(([key, value]) => mutant[key] === value);

/**
 * Compares the survivors with the list of the harmless, for the files that were mutated.
 * @param {readonly Mutant[]} mutants
 * @param {readonly Harmless[]} harmless
 * @returns {{ unexpected: readonly string[], outdated: readonly string[] }} in words: survivors without an entry, and entries
 * for one file without a survivor.
 */
export function compare(mutants, harmless) {
  const files = new Set(mutants.map(({ file }) => file));
  const survivors = mutants.filter(({ status }) => unnoticed.includes(status));
  const listed = harmless.filter(({ file }) => files.has(file));
  return {
    unexpected: [
      ...new Set(
        survivors.filter((survivor) => !harmless.some((entry) => describes(entry, survivor))).map(inWords),
      ),
    ],
    outdated: listed
      .filter((entry) => !survivors.some((survivor) => describes(entry, survivor)))
      .map(inWords),
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
