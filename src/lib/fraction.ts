/** An exact number, `times` over `by`: a third stays a third until a result is rounded. */
export interface Fraction {
  readonly times: number;
  readonly by: number;
}

/** Rounds half up on the exact quotient: 0.1875 with 3 decimals is 0.188. */
export function roundHalfUp({ times, by }: Fraction, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor((2 * times * scale + by) / (2 * by)) / scale;
}
