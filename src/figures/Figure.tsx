/**
 * The root of figures with the shapes `f-ink`, `f-accent` and `f-mute`: an `<svg>` that gives these class names their fills. The
 * section sets `--line --field --tint --fill` on an ancestor; a surface sets `--surface`; night and field redefine ink, fill
 * and mute, tint redefines mute. So such a drawing works in every section, surface and theme.
 */
import type { ComponentProps, ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { type Bar, barsPath } from './geometry';

const Root = styled('svg', {
  width: '100%',
  overflow: 'visible',

  '& .f-ink': { fill: '$colors$ink' },
  '& .f-accent': { fill: 'var(--fill)' },
  '& .f-mute': { fill: '$colors$mute' },

  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'var(--surface, $colors$paper)',
  },
});

interface FigureProps extends Pick<ComponentProps<'svg'>, 'viewBox' | 'children'> {
  /** Text alternative, in one sentence. Without it the figure is hidden from assistive technology. */
  readonly label?: string | undefined;
  /** Stretches the drawing to its box in both directions instead of keeping its aspect ratio. */
  readonly stretch?: boolean;
}

export const Figure = ({ label, stretch = false, ...props }: FigureProps) => (
  <Root
    {...props}
    {...(stretch && { preserveAspectRatio: 'none' })}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);

/** Cuts the bars of a figure into stripes, one in each period: in px of one width however far it is stretched, in % as many in all figures. */
export const striped = (stripe: string, period: string) =>
  ({ mask: `repeating-linear-gradient(90deg, #000 0 ${stripe}, transparent 0 ${period})` }) as const;

interface BarsProps {
  readonly bars: readonly Bar[];
  /** The root of the figure assigns a fill to its class name; no shape has a color of its own. */
  readonly variant: 'ink' | 'accent' | 'mute';
}

/** Many slats of one variant, as one element. Renders nothing without slats. */
export function Bars({ bars, variant }: BarsProps): ReactElement | null {
  return bars.length === 0 ? null : <path className={`f-${variant}`} d={barsPath(bars)} />;
}
