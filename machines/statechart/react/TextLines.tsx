import { text } from '../layout';
import { monoText } from './statechart.styles';

interface TextLinesProps {
  readonly lines: readonly string[];
  /** The left of the text and the top of its first line, in px. */
  readonly x: number;
  readonly y: number;
  readonly tone?: 'plain' | 'strong' | 'quiet' | 'accent';
}

/** Baseline, in px from the top of a line. */
const BASELINE = 10.5;

/** Lines of monospaced text. */
export function TextLines({ lines, x, y, tone = 'plain' }: TextLinesProps) {
  return (
    <text className={monoText({ tone }).toString()}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other identity
        <tspan key={index} x={x} y={y + index * text.mono.line + BASELINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
