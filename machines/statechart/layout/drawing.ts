import type { ElkNode } from 'elkjs/lib/elk-api';
import { type ElkInput, elkIds } from './elkGraph';
import type { Direction } from './elkOptions';
import type { LabelContent } from './labelContent';
import type { ChartLink } from './links';
import type { StateContent } from './stateContent';
import type { Size } from './textSize';

/** In px from the left and the top of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point, Size {}

/** Positions and sizes of a chart, in px. */
export interface Drawing extends Size {
  readonly direction: Direction;
  /** Parents before children. */
  readonly states: readonly DrawnState[];
  readonly lines: readonly DrawnLine[];
}

export interface DrawnState {
  readonly id: string;
  readonly box: Box;
  readonly content: StateContent;
}

export interface DrawnLine {
  readonly link: ChartLink;
  /** From source to target, with right angles only. */
  readonly points: readonly Point[];
  readonly label: (LabelContent & { readonly box: Box }) | undefined;
  /** Initial dot at the start of an `initial` line. */
  readonly dot: Box | undefined;
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const withDescendants = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

/** Reads ELK's output. @throws Error if a state or a line of the chart is missing in it. */
export function drawingOf(
  { contents, links, reversed }: ElkInput,
  answer: ElkNode,
  direction: Direction,
): Drawing {
  const boxes = new Map(withDescendants(answer).map((node) => [node.id, boxOf(node)]));
  const edges = new Map((answer.edges ?? []).map((edge) => [edge.id, edge]));
  const known = (id: string): Box => {
    const box = boxes.get(id);
    if (!box) throw new Error(`The layout has no box for ${id}.`);
    return box;
  };
  const labelBox = (link: ChartLink): Box | undefined => {
    if (!link.label) return undefined;
    if (link.kind === 'pill') return known(elkIds.pill(link.transition ?? ''));
    const [label] = edges.get(link.id)?.labels ?? [];
    return label && boxOf(label);
  };
  return {
    direction,
    width: answer.width ?? 0,
    height: answer.height ?? 0,
    states: [...contents].map(([id, content]) => ({ id, content, box: known(elkIds.state(id)) })),
    lines: links.map((link) => {
      const [section] = edges.get(link.id)?.sections ?? [];
      if (!section) throw new Error(`The layout has no line for ${link.id}.`);
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const box = labelBox(link);
      return {
        link,
        points: reversed.has(link.id) ? points.toReversed() : points,
        label: link.label && box ? { ...link.label, box } : undefined,
        dot: link.kind === 'initial' ? known(elkIds.dot(link.source)) : undefined,
      };
    }),
  };
}
