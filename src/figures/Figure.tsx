/**
 * The root of every figure: an `<svg>` that gives the drawing vocabulary its colors and line widths. The
 * section sets `--line --field --tint --fill` on an ancestor; a surface sets `--surface`;
 * night and field redefine ink, fill and mute, tint redefines mute. The figure reads them through local properties, so one drawing works in
 * every section, surface and theme.
 */
import type { ReactElement, ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { fonts } from '../theme/tokens';

/** The styled root. Use `Figure`; extend this one only for a figure with its own rules. */
export const FigureRoot = styled('svg', {
  '--fig-ink': 'var(--colors-ink)',
  '--fig-accent': 'var(--fill)',
  '--fig-tint': 'var(--tint)',
  '--fig-paper': 'var(--surface, var(--colors-paper))',
  '--fig-mute': 'var(--colors-mute)',
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  overflow: 'visible',

  /* The marks of bowties. */
  '& .f-ink': { fill: 'var(--fig-ink)' },
  '& .f-accent': { fill: 'var(--fig-accent)' },
  '& .f-mute': { fill: 'var(--fig-mute)' },
  '& .f-paper': { fill: 'var(--fig-paper)' },

  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'var(--fig-paper)' },

  variants: {
    /** The rest of the vocabulary, for drawings that are more than slats. Documents with slats only have no rules for it. */
    lines: {
      true: {
        '& .f-accentBand': { stroke: 'var(--fig-accent)', fill: 'none' },
        '& .f-muteBand': { stroke: 'var(--fig-mute)', fill: 'none' },
        '& .f-line, & .f-sheet': { stroke: 'var(--fig-ink)', strokeWidth: 1.5, fill: 'none' },
        '& .f-accentLine': { stroke: 'var(--fig-accent)', strokeWidth: 2.5, fill: 'none' },
        '& .f-dotted': { stroke: 'var(--fig-ink)', strokeWidth: 1.5, strokeDasharray: '2 4', fill: 'none' },
        '& .f-faint': { stroke: 'var(--fig-mute)', fill: 'none' },
        '& .f-dimension': { stroke: 'var(--fig-ink)', fill: 'none' },
        '& .f-paperLine': { stroke: 'var(--fig-paper)', strokeWidth: 1.5, fill: 'none' },
        '& .f-text': { fontFamily: fonts.mono, fill: 'var(--fig-ink)' },
        '& .f-tint': { fill: 'var(--fig-tint)' },
        '& .f-sheet': { fill: 'var(--fig-paper)' },
      },
    },
    /** A schematic at plate size, on the dark surface: bold lines, and labels of 14 px or more in windows from 390 px. */
    enlarged: {
      true: {
        '& :is(.f-line, .f-sheet, .f-dotted, .f-paperLine)': { strokeWidth: 2.5 },
        '& .f-text': { fontSize: '10.5px', '@lg': { fontSize: '7.05px' } },
        '& .f-dimension': { vectorEffect: 'non-scaling-stroke' },
      },
    },
  },
});

/** Options of every figure component. */
export interface FigureOptions {
  /** Text alternative, in one sentence. Without it the figure is hidden from assistive technology. */
  readonly label?: string | undefined;
}

interface RootAttributeOptions extends FigureOptions {
  readonly viewBox: string;
  /** Stretches the drawing to its box in both directions instead of keeping its aspect ratio. */
  readonly stretch?: boolean;
}

/** The attributes of a figure's root. Containers use the class name `fig` to set a size. */
export function rootAttributes({ viewBox, label, stretch = false }: RootAttributeOptions) {
  return {
    viewBox,
    className: 'fig',
    ...(stretch ? { preserveAspectRatio: 'none' } : {}),
    ...(label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const)),
  };
}

interface FigureProps extends RootAttributeOptions {
  readonly lines?: boolean;
  readonly enlarged?: boolean;
  readonly children: ReactNode;
}

/** The root of a figure. `viewBox` is in SVG user units. */
export function Figure({
  lines = false,
  enlarged = false,
  children,
  ...attributes
}: FigureProps): ReactElement {
  return (
    <FigureRoot lines={lines} enlarged={enlarged} {...rootAttributes(attributes)}>
      {children}
    </FigureRoot>
  );
}
