import { createStitches } from '@stitches/react';

/**
 * Styles of the library. Its Stitches instance has its own prefix and no theme, so that it shares nothing with the
 * application around it.
 */
const stitches = createStitches({
  prefix: 'statechart',
  media: { motion: '(prefers-reduced-motion: no-preference)' },
});
export const { css, keyframes } = stitches;

/** Neutral values of the custom properties, which an application overrides on any element around the chart. */
const defaults = {
  ink: '#1a1a1a',
  'ink-soft': '#474747',
  'ink-faint': '#666666',
  paper: '#ffffff',
  raised: '#ffffff',
  sunk: '#f2f2f2',
  rule: '#cfcfcf',
  grid: '#ececec',
  control: '#7d7d7d',
  accent: '#0b57d0',
  'accent-tint': '#e1ecfc',
  danger: '#b3261e',
  'danger-tint': '#fbe3e1',
  focus: '#0b57d0',
  'font-title': 'system-ui, sans-serif',
  'font-text': 'system-ui, sans-serif',
  'font-mono': 'ui-monospace, "Courier New", monospace',
} as const;

/** Name of a value that an application may set, as `--statechart-<name>`. */
export type ThemeName = keyof typeof defaults;

/** Values for an element around the charts, by the names of the theme. */
export type Theme = Readonly<Partial<Record<ThemeName, string>>>;

/** Custom property of a value of the theme, with its neutral default. */
const themed = (name: ThemeName): string => `var(--statechart-${name}, ${defaults[name]})`;

export const colors = {
  ink: themed('ink'),
  inkSoft: themed('ink-soft'),
  inkFaint: themed('ink-faint'),
  paper: themed('paper'),
  raised: themed('raised'),
  sunk: themed('sunk'),
  rule: themed('rule'),
  grid: themed('grid'),
  control: themed('control'),
  accent: themed('accent'),
  accentTint: themed('accent-tint'),
  danger: themed('danger'),
  dangerTint: themed('danger-tint'),
  focus: themed('focus'),
} as const;

export const fonts = {
  title: themed('font-title'),
  text: themed('font-text'),
  mono: themed('font-mono'),
} as const;

export const fontSizes = { mono: '0.875rem', small: '0.9375rem', ui: '1.0625rem' } as const;

export const space = { 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem', 5: '1.5rem' } as const;

/** A button without the browser's style. */
export const plainButton = {
  boxSizing: 'border-box',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/** Focus ring inside an element, because a window clips what is outside. */
export const innerFocusRing = {
  '&:focus-visible': { outline: `2px solid ${colors.focus}`, outlineOffset: '-2px' },
} as const;

/**
 * Custom properties of a theme, for the `style` or the style rule of an element around the charts.
 * @example <div style={themeProperties({ ink: 'navy', 'font-mono': '"Fira Code", monospace' })}>
 */
export const themeProperties = (theme: Theme): Record<`--statechart-${string}`, string> =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--statechart-${name}`, value]));

/**
 * Styles of everything that has been rendered, for a picture outside a page: with values instead of custom properties, and
 * without animations and the cascade markers of Stitches.
 * @returns the style rules, and the color of the background.
 */
export function plainStyles(theme: Theme): { readonly rules: string; readonly paper: string } {
  const values: Readonly<Record<string, string>> = { ...defaults, ...theme };
  const rules = stitches
    .getCssText()
    .replace(/var\(--statechart-([\w-]+), [^;{}]*?\)(?=[;}])/g, (found, name) => values[name] ?? found)
    .replace(/@(?:keyframes [\w-]+|media \([^)]*\))\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .match(/\.[^{}@]+\{[^{}]*\}/g);
  return { rules: rules?.join('') ?? '', paper: values.paper ?? '' };
}
