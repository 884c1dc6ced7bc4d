/**
 * The index that each key of the disclosure navigation selects, from the element at `index` in a list of
 * `length` elements.
 */
const moves: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowRight: (index, length) => Math.min(index + 1, length - 1),
  ArrowDown: (index, length) => Math.min(index + 1, length - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, length) => length - 1,
};

/**
 * The element that a key moves the focus to; undefined for any other key. These are the optional keys of the
 * pattern (W3C APG, Disclosure Navigation Menu with Top-Level Links): arrows, Home and End, without wrapping.
 */
export function targetOfKey<Item>(key: string, items: readonly Item[], current: Item): Item | undefined {
  const index = items.indexOf(current);
  const move = moves[key];
  return index < 0 || !move ? undefined : items[move(index, items.length)];
}
