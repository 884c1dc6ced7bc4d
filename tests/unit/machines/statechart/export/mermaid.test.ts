import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { mermaidOf } from '../../../../../machines/statechart/export/mermaid';
import { mermaidText } from '../../../../../machines/statechart/export/mermaidText';
import {
  type Chart,
  chartOf,
  labelParts,
  spawnedActors,
  triggerText,
} from '../../../../../machines/statechart/graph';
import { allMachines } from '../../../../support/zoo';

/** One arrow of a Mermaid state diagram. */
interface DrawnEdge {
  readonly source: string;
  readonly target: string;
  readonly label: string;
}

/** The content of a Mermaid state diagram. */
interface Drawn {
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
function readMermaid(text: string): Drawn {
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

/** Unescapes labels. */
const plain = (text: string) =>
  text.replaceAll('<br/>', ' ').replace(/#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)));

/** Maps declared ids to states: a state is declared under its own title, or represents its parent. */
function readable(drawn: Drawn) {
  const parents = new Map(drawn.states.map(({ id, parent }) => [id, parent]));
  const isStandIn = (id: string) => id.endsWith('__itself');
  const titles = new Map(drawn.states.map(({ id, title }) => [id, plain(title)]));
  const whole = (id: string): string => (isStandIn(id) ? (parents.get(id) ?? id) : id);
  const path = (id: string): string => {
    const parent = parents.get(id);
    return `${parent === undefined ? '' : `${path(parent)}/`}${titles.get(id) ?? id}`;
  };
  return { parents, isStandIn, pathOf: (id: string) => path(whole(id)) };
}

function pathsIn(chart: Chart): ReadonlyMap<string, string> {
  return new Map(chart.nodes.map(({ id, path }) => [id, [chart.id, ...path].join('/')]));
}

describe.each(allMachines)('the Mermaid chart of %s', (_id, machine: AnyStateMachine) => {
  const chart = chartOf(machine);
  const drawn = readMermaid(mermaidOf(chart));
  const { parents, isStandIn, pathOf } = readable(drawn);
  const paths = pathsIn(chart);
  const ids = drawn.states.map(({ id }) => id);

  test('declares every state once, inside its parent', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !isStandIn(id)).map(pathOf)).toEqual([...paths.values()]);
  });

  test('has every transition once: an arrow to each target, or a line in its state', () => {
    const transitions = [
      ...drawn.edges
        .filter(({ source, target }) => source !== '[*]' && target !== '[*]')
        .map(({ source, target, label }) => `${pathOf(source)} > ${pathOf(target)}: ${plain(label)}`),
      ...drawn.rows
        .filter(({ text }) => !/^(entry|exit) \/ |^(invoke|starts) /.test(text))
        .map(({ id, text }) => `${pathOf(id)}: ${plain(text)}`),
    ];
    const written = chart.transitions.map((transition) => {
      const source = paths.get(transition.source);
      const label = labelParts(transition).join(' ');
      return transition.target === undefined
        ? `${source}: ${label}`
        : `${source} > ${paths.get(transition.target)}: ${label}`;
    });
    expect(transitions.sort()).toEqual(written.sort());
  });

  test('has a dot for each initial state, an end for each final one, and the actions and actors of states', () => {
    const { nodes } = chart;
    expect(drawn.edges.filter(({ source }) => source === '[*]').map(({ target }) => pathOf(target))).toEqual(
      nodes.flatMap(({ initial }) => (initial ? [paths.get(initial)] : [])),
    );
    expect(drawn.edges.filter(({ target }) => target === '[*]').map(({ source }) => pathOf(source))).toEqual(
      nodes.filter(({ type }) => type === 'final').map(({ id }) => paths.get(id)),
    );
    expect(drawn.rows.filter(({ text }) => /^(entry|exit) \/ |^(invoke|starts) /.test(text))).toHaveLength(
      nodes.flatMap(({ entry, exit, invokes }) => [
        ...(entry.length > 0 ? ['entry'] : []),
        ...(exit.length > 0 ? ['exit'] : []),
        ...invokes,
      ]).length + spawnedActors(chart).length,
    );
  });

  test('has the description and the tags of each state, and the descriptions of transitions, as notes', () => {
    const notes = drawn.notes.flatMap(({ id, lines }) =>
      lines.map((line) => `${pathOf(id)}: ${plain(line)}`),
    );
    const written = [
      ...chart.nodes.flatMap(({ id, description, tags }) => [
        ...(description === undefined ? [] : [`${paths.get(id)}: ${description}`]),
        ...(tags.length === 0 ? [] : [`${paths.get(id)}: ${tags.map((tag) => `#${tag}`).join(' ')}`]),
      ]),
      ...chart.transitions.flatMap((transition) =>
        transition.description === undefined
          ? []
          : [`${paths.get(transition.source)}: ${triggerText(transition)}: ${transition.description}`],
      ),
    ];
    expect(notes.sort()).toEqual(written.sort());
  });

  /** Mermaid 11 and older parse such arrows, but fail to draw them. */
  test('has no arrow that cannot be drawn', () => {
    const above = (id: string): readonly string[] => {
      const parent = parents.get(id);
      return parent === undefined ? [] : [parent, ...above(parent)];
    };
    const composites = new Set(parents.values());
    const regions = new Set(
      chart.nodes.filter(({ type }) => type === 'parallel').map(({ id }) => paths.get(id)),
    );
    const isInRegion = (id: string) => above(id).some((parent) => regions.has(pathOf(parent)));
    const ends = drawn.edges.flatMap(({ source, target }) => [source, target]);
    expect(ends.filter((id) => composites.has(id) && isInRegion(id))).toEqual([]);
    expect(
      drawn.edges.filter(
        ({ source, target }) =>
          (source === target && composites.has(source)) ||
          above(source).includes(target) ||
          above(target).includes(source),
      ),
    ).toEqual([]);
  });
});

describe('a text for Mermaid', () => {
  test.each([
    ['a: b; c', 'a#58; b#59; c'],
    ['<b>"x"</b>', '#60;b#62;#34;x#34;#60;/b#62;'],
    ['100 %% $$ `y` \\n', '100 #37;#37; #36;#36; #96;y#96; #92;n'],
    ['two\n  lines', 'two lines'],
    ['mouse.*', 'mouse.#42;'],
    ['__init__ IN_ID', '#95;#95;init#95;#95; IN_ID'],
    ['- item', '#45; item'],
    ['1. item', '1#46; item'],
    ['[in #a.b] / x, y', '[in #a.b] / x, y'],
  ])('%s', (text, escaped) => {
    expect(mermaidText(text)).toBe(escaped);
  });
});
