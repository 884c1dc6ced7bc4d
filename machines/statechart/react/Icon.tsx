import type { IconShape } from './icons';
import { icon } from './statechart.styles';

interface IconProps {
  readonly shape: IconShape;
  /** Left and top, in px. */
  readonly x: number;
  readonly y: number;
  readonly tone?: 'plain' | 'danger' | 'accent';
}

/** An icon before a line of text. It adds no meaning: the text says the same. */
export function Icon({ shape: { path, isFilled }, x, y, tone = 'plain' }: IconProps) {
  return <path className={icon({ isFilled, tone }).toString()} d={path} transform={`translate(${x} ${y})`} />;
}
