import fc from 'fast-check';

const MAX = 0x7fffffff;

/**
 * A sequence of numbers from 0 to 1 that is the same in every run.
 * @param {number} seed
 */
export function randomNumbers(seed) {
  const numbers = fc.infiniteStream(fc.nat(MAX - 1));
  const [stream] = fc.sample(numbers, { seed, numRuns: 1, unbiased: true });
  return () => stream.next().value / MAX;
}

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/** A string without a space is an identifier, an address or a number. */
const isProse = (/** @type {string} */ text) => /\S\s+\S/.test(text);

/**
 * All strings of prose in a value.
 * @param {unknown} value
 * @returns {string[]}
 */
export function proseIn(value) {
  if (typeof value === 'string') return isProse(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(proseIn) : [];
}

/**
 * A copy of a value with other prose.
 * @template Value
 * @param {Value} value
 * @param {(text: string) => string} rewrite
 * @returns {Value}
 */
export function replaceProse(value, rewrite) {
  if (typeof value === 'string') {
    return /** @type {Value} */ (isProse(value) ? rewrite(value) : value);
  }
  if (Array.isArray(value)) return /** @type {Value} */ (value.map((item) => replaceProse(item, rewrite)));
  if (value === null || typeof value !== 'object') return value;
  return /** @type {Value} */ (
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceProse(item, rewrite)]))
  );
}

/**
 * Makes a function that writes a text as long as another one, from random words of the samples. Each word is as frequent
 * as in the samples. Such a text compresses about as well as a real one (at 20 pages 10 % worse, at 1,000 pages 5 %
 * better than the real 20); copies of the samples would compress to nothing.
 * @param {readonly string[]} samples
 * @param {() => number} random
 */
export function textWriter(samples, random) {
  const words = samples.flatMap(wordsOf);
  return (/** @type {string} */ text) =>
    wordsOf(text)
      .map(() => words[Math.floor(random() * words.length)])
      .join(' ');
}
