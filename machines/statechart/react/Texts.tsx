import { text } from '../layout';
import type { IconShape } from './icons';

interface IconProps {
  readonly shape: IconShape;
  /** Left and top, in px. */
  readonly x: number;
  readonly y: number;
  /** Kind of the transition; failures have their own color. */
  readonly kind?: string;
}

/** An icon before a line of text. It adds no meaning: the text says the same. */
export const Icon = ({ shape: { path, isFilled }, x, y, kind }: IconProps) => (
  <path
    className="chart-icon"
    data-filled={isFilled || undefined}
    data-kind={kind}
    d={path}
    transform={`translate(${x} ${y})`}
  />
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
