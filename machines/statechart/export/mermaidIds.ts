import type { ChartNode } from '../graph';

/** What Mermaid would take for one of its own words. */
const reserved = [
  ...['state', 'note', 'default', 'class', 'classDef', 'style', 'click', 'end', 'direction', 'as'],
  ...['scale', 'hide', 'fork', 'join', 'choice', 'history', 'left', 'right', 'root', 'href', 'constructor'],
];

function safeId(id: string): string {
  const plain = id.replace(/\W/g, '_');
  return reserved.includes(plain) || /^\d/.test(plain) ? `s_${plain}` : plain;
}

/** Names for Mermaid, of letters, digits and underscores: one for each state and one for what stands for it inside it. */
export interface MermaidIds {
  readonly state: (id: string) => string;
  readonly itself: (id: string) => string;
}

/** Gives every state a name of its own, whatever its id is made of. */
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
