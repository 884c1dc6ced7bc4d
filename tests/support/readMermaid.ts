/** One arrow of a Mermaid state diagram. */
export interface DrawnEdge {
  readonly source: string;
  readonly target: string;
  readonly label: string;
}

/** The content of a Mermaid state diagram. */
export interface Drawn {
  /** Title and enclosing state of each state, one for each declaration. */
  readonly states: readonly {
    readonly id: string;
    readonly title: string;
    readonly parent: string | undefined;
  }[];
  readonly edges: readonly DrawnEdge[];
  /** The lines inside states. */
  readonly rows: readonly { readonly id: string; readonly text: string }[];
  /** The notes beside states, with their lines. */
  readonly notes: readonly { readonly id: string; readonly lines: readonly string[] }[];
}

/** Parses the subset of Mermaid's language that the exports use. @throws Error at any other line. */
export function readMermaid(text: string): Drawn {
  const states: Drawn['states'][number][] = [];
  const edges: DrawnEdge[] = [];
  const rows: Drawn['rows'][number][] = [];
  const notes: Drawn['notes'][number][] = [];
  const open: string[] = [];
  const [first, ...lines] = text.trimEnd().split('\n');
  if (first !== 'stateDiagram-v2') throw new Error(`Starts with ${first}`);
  for (const line of lines.map((written) => written.trim())) {
    const state = /^state "([^":;<>%]*(?:#\w+;[^":;<>%]*)*)" as (\w+)( \{)?$/.exec(line);
    const edge = /^(\w+|\[\*\]) --> (\w+|\[\*\])(?: : (.+))?$/.exec(line);
    const note = /^note right of (\w+) : (.+)$/.exec(line);
    const row = /^(\w+) : (.+)$/.exec(line);
    if (state) {
      const [, title = '', id = '', brace] = state;
      states.push({ id, title, parent: open.at(-1) });
      if (brace) open.push(id);
    } else if (edge) {
      const [, source = '', target = '', label = ''] = edge;
      edges.push({ source, target, label });
    } else if (note) {
      const [, id = '', text = ''] = note;
      notes.push({ id, lines: text.split('<br/>') });
    } else if (row) {
      const [, id = '', rowText = ''] = row;
      rows.push({ id, text: rowText });
    } else if (line === '}') open.pop();
    else if (line !== '--') throw new Error(`Cannot read: ${line}`);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(', ')}`);
  return { states, edges, rows, notes };
}
