import type { ReactElement } from 'react';
import { type Bar, barsPath } from './geometry';

interface BarsProps {
  readonly bars: readonly Bar[];
  /** The root of the figure assigns a fill to its class name; no shape has a color of its own. */
  readonly variant: 'ink' | 'accent' | 'mute';
}

/** Many slats of one variant, as one element. Renders nothing without slats. */
export function Bars({ bars, variant }: BarsProps): ReactElement | null {
  return bars.length === 0 ? null : <path className={`f-${variant}`} d={barsPath(bars)} />;
}
