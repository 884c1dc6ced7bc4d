import { type RowKind, text } from '../layout';

const CIRCLE = 'M9 5A4 4 0 1 1 1 5A4 4 0 1 1 9 5Z';
const STARTED = `${CIRCLE}M4 3.2L6.8 5L4 6.8Z`;

/** Paths of 10 by 10 px, which are drawn as lines; that of an event is filled. */
const icons: Readonly<Record<RowKind, string>> = {
  event: 'M2 1L9 5L2 9Z',
  always: 'M1 1.5L5 5L1 8.5M5 1.5L9 5L5 8.5',
  after: `${CIRCLE}M5 2.6V5L6.8 6.2`,
  done: 'M1 5.5L4 8.5L9 2',
  error: 'M1.5 1.5L8.5 8.5M8.5 1.5L1.5 8.5',
  description: 'M1 2H9M1 5H9M1 8H6',
  tags: 'M1 1H5L9 5L5 9L1 5ZM3.2 3.2H3.3',
  entry: 'M1 5H6M3.5 2.5L6 5L3.5 7.5M9 1V9',
  exit: 'M1 1V9M3 5H9M6.5 2.5L9 5L6.5 7.5',
  invoke: STARTED,
  start: STARTED,
};

interface IconProps {
  readonly kind: RowKind;
  /** Left and top, in px. */
  readonly x: number;
  readonly y: number;
}

/** An icon before a line of text. It adds no meaning: the text says the same. */
export const Icon = ({ kind, x, y }: IconProps) => (
  <path className="chart-icon" data-kind={kind} d={icons[kind]} transform={`translate(${x} ${y})`} />
);

interface TextLinesProps {
  readonly lines: readonly string[];
  /** Left and top of the first line, in px. */
  readonly x: number;
  readonly y: number;
  readonly tone: 'plain' | 'strong' | 'quiet';
}

/** Baseline, in px from the top of a line. */
const BASELINE = 10.5;

/** Lines of monospaced text. */
export const TextLines = ({ lines, x, y, tone }: TextLinesProps) => (
  <text className="chart-text" data-tone={tone}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other identity
      <tspan key={index} x={x} y={y + index * text.mono.line + BASELINE}>
        {line}
      </tspan>
    ))}
  </text>
);
