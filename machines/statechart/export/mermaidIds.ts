import type { ChartNode } from '../graph';

/** Reserved words of Mermaid. */
const reserved = [
  ...['state', 'note', 'default', 'class', 'classDef', 'style', 'click', 'end', 'direction', 'as'],
  ...['scale', 'hide', 'fork', 'join', 'choice', 'history', 'left', 'right', 'root', 'href', 'constructor'],
];

function safeId(id: string): string {
  const plain = id.replace(/\W/g, '_');
  return reserved.includes(plain) || /^\d/.test(plain) ? `s_${plain}` : plain;
}

/** Ids of letters, digits and underscores: one for each state, and one for the small state that represents it. */
export interface MermaidIds {
  readonly state: (id: string) => string;
  readonly itself: (id: string) => string;
}

/** Gives every state a unique Mermaid id. */
export function mermaidIds(nodes: readonly ChartNode[]): MermaidIds {
  const taken = new Set<string>();
  const take = (wanted: string): string => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${count}`;
    taken.add(name);
    return name;
  };
  const states = new Map(nodes.map(({ id }) => [id, take(safeId(id))]));
  const inner = new Map(nodes.map(({ id }) => [id, take(`${safeId(id)}__itself`)]));
  return { state: (id) => states.get(id) ?? safeId(id), itself: (id) => inner.get(id) ?? safeId(id) };
}
