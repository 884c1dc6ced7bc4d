/**
 * The drawing vocabulary of all figures: a few shapes in a few variants. A variant is a class name to which the
 * figure root assigns a stroke or a fill; no shape has a color or a style attribute of its own. All numbers are
 * SVG user units, rounded to one decimal in the markup.
 */
import type { ReactElement, ReactNode } from 'react';
import type { Bar, Dot, Point, Segment } from './geometry';
import { barsPath, dotsPath, linePath, round, segmentsPath } from './geometry';

/** Stroke variants. `accentBand` and `muteBand` have no width of their own: the shape sets it with `weight`. */
export type StrokeVariant =
  | 'line'
  | 'accentLine'
  | 'dotted'
  | 'faint'
  | 'dimension'
  | 'paperLine'
  | 'accentBand'
  | 'muteBand';

/** Fill variants; `sheet` is paper with an ink outline. */
export type FillVariant = 'sheet' | 'ink' | 'accent' | 'tint' | 'mute' | 'paper';

export type Variant = StrokeVariant | FillVariant;

interface PathProps {
  readonly d: string;
  readonly variant?: Variant;
  /** Stroke width, for the variants without one. */
  readonly weight?: number;
}

/** Any outline, given as path data. */
export function Path({ d, variant = 'line', weight }: PathProps): ReactElement {
  return <path className={`f-${variant}`} d={d} strokeWidth={weight} />;
}

interface Varied {
  readonly variant?: Variant;
}

/** An upright rectangle: a slat (its height is the measure) or a sheet (a document, a record). */
export function Rect({ x, y, width, height, variant = 'line' }: Bar & Varied): ReactElement {
  return (
    <rect className={`f-${variant}`} x={round(x)} y={round(y)} width={round(width)} height={round(height)} />
  );
}

/** A node. Open for a software step; filled with the accent for a person's decision, or the relevant point. */
export function Circle({ x, y, radius, variant = 'line' }: Dot & Varied): ReactElement {
  return <circle className={`f-${variant}`} cx={round(x)} cy={round(y)} r={round(radius)} />;
}

interface LineProps {
  readonly from: Point;
  readonly to: Point;
  readonly variant?: StrokeVariant;
}

/** One straight line. */
export function Line({ from, to, variant = 'line' }: LineProps): ReactElement {
  return <path className={`f-${variant}`} d={linePath([from, to])} />;
}

interface LinesProps {
  readonly segments: readonly Segment[];
  readonly variant?: StrokeVariant;
}

/** Many straight lines of one variant, as one element. */
export function Lines({ segments, variant = 'line' }: LinesProps): ReactElement {
  return <path className={`f-${variant}`} d={segmentsPath(segments)} />;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly variant: FillVariant;
}

/** Many slats of one variant, as one element. Renders nothing without slats. */
export function Bars({ bars, variant }: BarsProps): ReactElement | null {
  return bars.length === 0 ? null : <path className={`f-${variant}`} d={barsPath(bars)} />;
}

interface DotsProps {
  readonly dots: readonly Dot[];
  readonly variant: FillVariant;
}

/** Many filled circles of one variant, as one element. Renders nothing without circles. */
export function Dots({ dots, variant }: DotsProps): ReactElement | null {
  return dots.length === 0 ? null : <path className={`f-${variant}`} d={dotsPath(dots)} />;
}

export type Direction = 'right' | 'left' | 'up';

interface HeadProps {
  /** The tip of the triangle. */
  readonly tip: Point;
  readonly direction?: Direction;
  /** Length from tip to base; the base is 1.44 times as wide. */
  readonly size?: number;
  readonly variant?: FillVariant;
}

/** From the tip to one corner of the base, then along the base. */
const HEAD_EDGES: Record<Direction, (size: number, half: number) => string> = {
  right: (size, half) => `l${-size} ${-half}v${half * 2}z`,
  left: (size, half) => `l${size} ${-half}v${half * 2}z`,
  up: (size, half) => `l${-half} ${size}h${half * 2}z`,
};

/** A solid triangle: an arrowhead, or a gate. */
export function Head({ tip, direction = 'right', size = 6, variant = 'ink' }: HeadProps): ReactElement {
  const [x, y] = tip;
  const edges = HEAD_EDGES[direction](round(size), round(size * 0.72));
  return <path className={`f-${variant}`} d={`M${round(x)} ${round(y)}${edges}`} />;
}

interface WireProps {
  /** Start of the line. */
  readonly from: Point;
  /** x of the arrowhead's tip. The line is horizontal and points to the right. */
  readonly toX: number;
}

/** A horizontal line with a solid arrowhead: a flow from left to right. */
export function Wire({ from, toX }: WireProps): ReactElement {
  const [, y] = from;
  return (
    <>
      <Line from={from} to={[toX - 5, y]} />
      <Head tip={[toX, y]} />
    </>
  );
}

interface LabelProps {
  /** Start of the baseline. */
  readonly at: Point;
  readonly children: ReactNode;
}

/** Text inside a figure, in the monospaced font. Only large figures contain text; they set its size. */
export function Label({ at: [x, y], children }: LabelProps): ReactElement {
  return (
    <text className="f-text" x={round(x)} y={round(y)}>
      {children}
    </text>
  );
}
