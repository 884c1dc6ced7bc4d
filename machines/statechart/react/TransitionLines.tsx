import { type DrawnLine, labelInset } from '../layout';
import { type ChartState, statusOf } from './chartState';
import { headPath, linePath, openPath } from './linePath';
import { Icon, TextLines } from './Texts';

/** A line with the transitions that share it, or share its label because their lines join. */
interface SharedLine {
  readonly line: DrawnLine;
  readonly transitions: readonly string[];
}

/** Groups lines by a key. Of each group, the first line is drawn. */
function grouped(lines: readonly DrawnLine[], keyOf: (line: DrawnLine) => string): readonly SharedLine[] {
  const groups = new Map<string, { readonly line: DrawnLine; readonly transitions: string[] }>();
  for (const line of lines) {
    const group = groups.get(keyOf(line)) ?? { line, transitions: [] };
    groups.set(keyOf(line), group);
    if (line.link.transition !== undefined) group.transitions.push(line.link.transition);
  }
  return [...groups.values()];
}

/** Finds the bundles of a drawing. */
export const bundlesOf = (lines: readonly DrawnLine[]): readonly SharedLine[] =>
  grouped(lines, ({ link }) => link.bundle);

/** Finds the labels of a drawing. */
export const labelsOf = (lines: readonly DrawnLine[]): readonly SharedLine[] =>
  grouped(
    lines.filter(({ label }) => label),
    ({ trunk }) => trunk,
  );

interface SharedLineProps extends SharedLine {
  readonly state: ChartState;
}

/** The line of a bundle, from its source or its dot to its target. */
export function BundleLine({ line, transitions, state }: SharedLineProps) {
  const { link, trunk, branch, points, dot } = line;
  const status = statusOf(state, transitions);
  // A line that joins another is drawn up to it, unless it differs from it.
  const isWhole = trunk === link.id || status['data-taken'] || status['data-pointed'];
  return (
    <g className="chart-line" data-line={link.id} data-kind={link.kind} {...status}>
      <path d={isWhole ? linePath(points) : openPath(branch)} />
      <path className="chart-head" d={headPath(points)} />
      {dot && (
        <circle
          className="chart-dot"
          cx={dot.x + dot.width / 2}
          cy={dot.y + dot.height / 2}
          r={dot.width / 2}
        />
      )}
    </g>
  );
}

/** Corner radius of a label, and of one that starts a line inside its state, in px. */
const RADIUS = { label: 2, pill: 11 } as const;
/** Position of the icon in its label, in px. */
const ICON = { x: 5, y: 5 } as const;

/** A label. It belongs to the transition that can be pressed, or to the one that is highlighted, or to the first. */
export function TransitionLabel({ line: { link, label }, transitions, state }: SharedLineProps) {
  const { enabled, taken, pointed } = state;
  const id =
    transitions.find((each) => enabled.has(each)) ??
    transitions.find((each) => taken.has(each) || pointed.has(each)) ??
    transitions[0];
  if (!label) return null;
  const { box, kind, lines } = label;
  return (
    <g className="chart-label" data-transition={id} data-kind={link.kind} {...statusOf(state, transitions)}>
      <rect {...box} rx={link.kind === 'pill' ? RADIUS.pill : RADIUS.label} />
      <Icon kind={kind} x={box.x + ICON.x} y={box.y + ICON.y} />
      <TextLines lines={lines} x={box.x + labelInset.x} y={box.y + labelInset.y} tone="strong" />
    </g>
  );
}
