/** An opening shorter than this, such as "Yes.", goes on to the end of the next sentence. */
const SHORTEST = 6;

/** The first sentence of a text, and the others. */
export function openingOf(text: string): readonly [opening: string, others: string] {
  const end = text.indexOf('. ', SHORTEST - 1);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}
