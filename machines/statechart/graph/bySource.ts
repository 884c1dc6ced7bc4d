/** Finds what leaves a state by the id of that state, in order. */
export function bySource<Item extends { readonly source: string }>(
  items: readonly Item[],
): (id: string) => readonly Item[] {
  const lists = new Map<string, Item[]>();
  for (const item of items) {
    const list = lists.get(item.source);
    if (list) list.push(item);
    else lists.set(item.source, [item]);
  }
  return (id) => lists.get(id) ?? [];
}
