import { meaningOf } from './meaning.mjs';

/**
 * Results of Stryker. A mutant is identified by the meaning of its change, which does not depend on the code around it.
 * @typedef {import('./meaning.mjs').Meaning & { file: string, status: string }} Mutant
 * @typedef {{ file?: string, place?: string, change?: string, isTypeTest?: true, reason: string }} Harmless
 * @typedef {{ start: { line: number, column: number }, end: { line: number, column: number } }} Place
 */

const detected = ['Killed', 'Timeout'];
const undetected = ['Survived', 'NoCoverage'];

/**
 * A mutant with its meaning.
 * @param {{ location: Place, replacement?: string, status: string }} result of Stryker, with lines and columns from 1.
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

/** Text of a mutant or an entry. @param {Partial<Mutant> & Harmless} entry @returns {string} */
export const textOf = ({ file = 'any machine', place, change = 'the test of an event type' }) =>
  `${file}: ${change}${place ? `, in ${place}` : ''}`;

/** True if an entry of the list describes a mutant. */
const describes = ({ reason, ...meaning }, mutant) =>
  Object.entries(meaning).every(([key, value]) => mutant[key] === value);

/**
 * Compares the survivors with the list of the harmless, for the files that were mutated.
 * @param {readonly Mutant[]} mutants
 * @param {readonly Harmless[]} harmless
 * @returns {{ unexpected: readonly string[], outdated: readonly string[] }} texts: survivors without an entry, and entries for
 * one file without a survivor.
 */
export function compare(mutants, harmless) {
  const files = new Set(mutants.map(({ file }) => file));
  const survivors = mutants.filter(({ status }) => undetected.includes(status));
  const listed = harmless.filter(({ file }) => files.has(file));
  return {
    unexpected: [
      ...new Set(
        survivors.filter((survivor) => !harmless.some((entry) => describes(entry, survivor))).map(textOf),
      ),
    ],
    outdated: listed.filter((entry) => !survivors.some((survivor) => describes(entry, survivor))).map(textOf),
  };
}

const counted = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

/**
 * Numbers of mutants by their result, for one file or for all. Not counted are mutants with which the file cannot be loaded,
 * because they need no test, and ignored ones (ignorer.mjs).
 * @param {readonly Mutant[]} mutants
 */
export function figures(mutants) {
  const hits = counted(mutants, ...detected);
  const tried = hits + counted(mutants, ...undetected);
  return {
    tried,
    detected: counted(mutants, 'Killed'),
    'by timeout': counted(mutants, 'Timeout'),
    survived: tried - hits,
    'not loaded': counted(mutants, 'RuntimeError', 'CompileError'),
    'score in %': Number(((100 * hits) / Math.max(1, tried)).toFixed(2)),
  };
}
