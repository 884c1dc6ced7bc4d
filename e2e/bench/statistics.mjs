/**
 * The middle number, or the mean of the two middle numbers.
 * @param {readonly number[]} numbers in any unit, at least one.
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * The smallest and the largest number.
 * @param {readonly number[]} numbers in any unit, at least one.
 * @returns {readonly [number, number]}
 */
export const range = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
