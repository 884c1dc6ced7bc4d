import type { Mark } from './marks';
import { mark as markClass } from './statechart.styles';

interface MarkSignProps {
  readonly mark: Mark;
  /** Its left and its top, in px. */
  readonly x: number;
  readonly y: number;
  readonly tone?: 'plain' | 'danger' | 'action';
}

/** A small sign that tells what a line of text is about; the text says it too. */
export function MarkSign({ mark: { path, isFilled }, x, y, tone = 'plain' }: MarkSignProps) {
  return (
    <path className={markClass({ isFilled, tone }).toString()} d={path} transform={`translate(${x} ${y})`} />
  );
}
