import ELK from 'elkjs';
import { arrangements as ofTheSite } from '../../machines/arrangements';
import { type Chart, type ChartTree, chartTree } from '../../machines/statechart/graph';
import {
  type Box,
  type Drawing,
  type DrawnLine,
  type DrawnState,
  layoutChart,
} from '../../machines/statechart/layout';
import { padding } from '../../machines/statechart/layout/stateContent';
import { hasRightAngles, isOnBorder, isWithin, overlap, runsThrough, segmentsOf } from './boxes';

const elk = new ELK();

/** Lays a chart out like the viewer. */
export const layOut = (chart: Chart, arrangements = ofTheSite): Promise<Drawing> =>
  layoutChart(chart, elk, arrangements);

const pairs = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

interface Scene {
  readonly drawing: Drawing;
  readonly tree: ChartTree;
  readonly leaves: readonly DrawnState[];
  readonly compounds: readonly DrawnState[];
  readonly labels: readonly { readonly of: string; readonly bundle: string; readonly box: Box }[];
  readonly boxOf: (id: string) => Box;
}

/** The area of a state above its children, which contains its own text. */
const headerOf = ({ box, content }: DrawnState): Box => ({ ...box, height: content.size.height });

/** The area of a state's own text, without the space around it. */
const textOf = ({ box: { x, y }, content: { size }, inset }: DrawnState): Box => ({
  x: x + inset,
  y: y + padding.y,
  width: size.width - 2 * padding.x,
  height: size.height - 2 * padding.y,
});

function statesApart({ drawing, tree, compounds, boxOf }: Scene): readonly string[] {
  const { states } = drawing;
  const whole: Box = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const parentOf = ({ id }: DrawnState) => tree.nodeOf(id)?.parent;
  return [
    ...states
      .filter((state) => !isWithin(state.box, boxOf(parentOf(state) ?? '')) || !isWithin(state.box, whole))
      .map(({ id }) => `${id} extends beyond its parent`),
    ...pairs(states)
      .filter(([one, other]) => parentOf(one) === parentOf(other) && overlap(one.box, other.box))
      .map(([one, other]) => `${one.id} overlaps ${other.id}`),
    ...compounds.flatMap((compound) =>
      states
        .filter((state) => parentOf(state) === compound.id && overlap(state.box, headerOf(compound)))
        .map(({ id }) => `${id} overlaps the title of ${compound.id}`),
    ),
  ];
}

function labelsApart({ drawing, leaves, compounds, labels }: Scene): readonly string[] {
  const whole: Box = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  return [
    ...pairs(labels)
      .filter(([one, other]) => overlap(one.box, other.box))
      .map(([one, other]) => `label ${one.of} overlaps label ${other.of}`),
    ...labels.flatMap(({ of, box }) => [
      ...(isWithin(box, whole) ? [] : [`label ${of} extends beyond the drawing`]),
      ...leaves.filter((leaf) => overlap(box, leaf.box)).map(({ id }) => `label ${of} overlaps ${id}`),
      ...compounds
        .filter((compound) => overlap(box, headerOf(compound)))
        .map(({ id }) => `label ${of} overlaps the title of ${id}`),
      ...compounds
        .filter((compound) => overlap(box, compound.box) && !isWithin(box, compound.box))
        .map(({ id }) => `label ${of} straddles ${id}`),
    ]),
  ];
}

/** The box at which a line starts: a state, an initial dot, or a label inside its state. */
function startOf({ link, dot }: DrawnLine, { drawing, boxOf }: Scene): Box {
  if (dot) return dot;
  if (link.kind !== 'pill') return boxOf(link.source);
  const labelled = drawing.lines.find((line) => line.link.transition === link.transition && line.label);
  return labelled ? stackOf(labelled, drawing) : boxOf('');
}

/** The box around all labels of a line. */
function stackOf({ link }: DrawnLine, { lines }: Drawing): Box {
  const boxes = lines.flatMap(({ link: { bundle }, label }) =>
    label && bundle === link.bundle ? [label.box] : [],
  );
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function lineRuns(line: DrawnLine, scene: Scene): readonly string[] {
  const { link, points, label, trunk } = line;
  const segments = segmentsOf(points);
  const [first, last] = [points[0], points.at(-1)];
  const dots = scene.drawing.lines.flatMap(({ dot }) => (dot && dot !== line.dot ? [dot] : []));
  const through = (box: Box) => segments.some((segment) => runsThrough(segment, box));
  return [
    ...(first && last && segments.length > 0 ? [] : ['has no length']),
    ...(segments.every(hasRightAngles) ? [] : ['runs diagonally']),
    ...(first && isOnBorder(first, startOf(line, scene)) ? [] : [`does not begin at ${link.source}`]),
    ...(last && isOnBorder(last, scene.boxOf(link.target)) ? [] : [`does not end at ${link.target}`]),
    ...(!label || link.kind === 'pill' || through(stackOf(line, scene.drawing))
      ? []
      : ['does not lead to its label']),
    ...scene.leaves.filter(({ box }) => through(box)).map(({ id }) => `runs through ${id}`),
    ...scene.labels
      .filter(({ of, bundle, box }) => bundle !== link.bundle && of !== trunk && through(box))
      .map(({ of }) => `runs through label ${of}`),
    ...(dots.some(through) ? ['runs through a dot'] : []),
    ...scene.compounds
      .filter((state) => through(textOf(state)))
      .map(({ id }) => `runs through the title of ${id}`),
  ].map((violation) => `line ${link.id} ${violation}`);
}

/** Overlaps in a drawing, each as a sentence; a valid drawing has none. */
export function violationsIn(drawing: Drawing, chart: Chart): readonly string[] {
  const tree = chartTree(chart);
  const boxes = new Map(drawing.states.map(({ id, box }) => [id, box]));
  const parents = new Set(drawing.states.map(({ id }) => tree.nodeOf(id)?.parent));
  const everything: Box = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const scene: Scene = {
    drawing,
    tree,
    leaves: drawing.states.filter(({ id }) => !parents.has(id)),
    compounds: drawing.states.filter(({ id }) => parents.has(id)),
    // Lines that join have one label.
    labels: drawing.lines.flatMap(({ link, label, trunk }) =>
      label && trunk === link.id ? [{ of: link.id, bundle: link.bundle, box: label.box }] : [],
    ),
    boxOf: (id) => boxes.get(id) ?? everything,
  };
  return [
    ...statesApart(scene),
    ...labelsApart(scene),
    ...drawing.lines.flatMap((line) => lineRuns(line, scene)),
  ];
}
