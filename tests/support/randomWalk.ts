/** A sequence of numbers from 0 up to 1 that is the same for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` items, each drawn from the list; the same for the same seed. */
export function drawFrom<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, () => items[Math.floor(next() * items.length)]).filter(
    (item) => item !== undefined,
  );
}
