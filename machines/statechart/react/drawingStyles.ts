import { text } from '../layout';

/** Colors of an exported drawing, and fonts of the system that opens it. */
export const neutralTheme = {
  ink: '#1a1a1a',
  inkSoft: '#474747',
  inkFaint: '#666666',
  // Backgrounds of nested states by the parity of their depth, and of regions and states without children.
  paper: '#ffffff',
  sunk: '#f2f2f2',
  raised: '#ffffff',
  rule: '#cfcfcf',
  // Active states, and transitions that can be pressed.
  accent: '#0b57d0',
  accentTint: '#e1ecfc',
  danger: '#b3261e',
  fontTitle: 'system-ui, sans-serif',
  fontMono: 'ui-monospace, "Courier New", monospace',
};

/** Colors and fonts of a drawing, as values of CSS. */
export type Theme = Readonly<typeof neutralTheme>;

/** A halo in the color of the background keeps the texts of a state readable where lines cross them. */
const halo = (variant: string, color: string): string => `
.chart-background[data-variant="${variant}"] { fill: ${color}; }
.chart-state[data-variant="${variant}"] text {
  stroke: ${color}; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke;
}`;

/**
 * Styles of a drawing, as plain CSS: they are part of an exported SVG document, whose readers know neither custom properties
 * nor nested rules. `geometricPrecision` keeps the measured widths of letters at every zoom.
 */
export const drawingStyles = (theme: Theme): string => `
${halo('even', theme.paper)}${halo('odd', theme.sunk)}${halo('region', theme.raised)}
.chart-frame { fill: none; stroke: ${theme.ink}; stroke-width: 1.25px; }
.chart-frame[data-variant="leaf"] { fill: ${theme.raised}; }
.chart-frame[data-variant="region"] { stroke-dasharray: 5 4; }
.chart-inner-frame { fill: none; stroke: ${theme.ink}; stroke-width: 1px; }
.chart-title {
  font-family: ${theme.fontTitle}; font-size: ${text.title.size}px; font-weight: 550;
  text-rendering: geometricPrecision; fill: ${theme.ink};
}
.chart-text {
  font-family: ${theme.fontMono}; font-size: ${text.mono.size}px; letter-spacing: 0; white-space: pre;
  text-rendering: geometricPrecision; fill: ${theme.inkSoft};
}
.chart-text[data-tone="strong"] { fill: ${theme.ink}; }
.chart-text[data-tone="quiet"] { fill: ${theme.inkFaint}; }
.chart-icon {
  fill: none; stroke: ${theme.inkSoft}; stroke-width: 1.2px; stroke-linecap: round; stroke-linejoin: round;
}
.chart-icon[data-kind="event"] { fill: ${theme.inkSoft}; stroke: none; }
.chart-icon[data-kind="error"] { stroke: ${theme.danger}; }
.chart-line path { fill: none; stroke: ${theme.inkSoft}; stroke-width: 1.25px; }
.chart-line .chart-head { fill: ${theme.inkSoft}; stroke: none; }
.chart-dot { fill: ${theme.ink}; }
.chart-label rect { fill: ${theme.raised}; stroke: ${theme.rule}; stroke-width: 1px; }
.chart-label[data-kind="pill"] rect { stroke: ${theme.inkFaint}; }
.chart-row rect { fill: none; }
`;

/** Styles of the states of a drawing, which only a browser shows. */
export const stateStyles = (theme: Theme): string => `
.chart-frame[data-active] { stroke: ${theme.accent}; stroke-width: 2.25px; }
.chart-frame[data-active][data-variant="leaf"] { fill: ${theme.accentTint}; }
[data-active] > .chart-title { fill: ${theme.accent}; }
.chart-line[data-taken] path { stroke: ${theme.accent}; stroke-width: 2px; }
.chart-line[data-taken] .chart-head { fill: ${theme.accent}; stroke: none; }
[data-enabled] { cursor: pointer; }
[data-enabled] > rect { fill: ${theme.raised}; stroke: ${theme.accent}; stroke-width: 1.5px; }
[data-enabled] > .chart-text { fill: ${theme.accent}; }
[data-enabled] > .chart-icon { stroke: ${theme.accent}; }
[data-enabled] > .chart-icon[data-kind="event"] { fill: ${theme.accent}; stroke: none; }
[data-taken] > rect { fill: ${theme.accentTint}; }
.chart-label[data-taken] > rect { stroke: ${theme.accent}; }
[data-enabled]:hover > rect { fill: ${theme.accentTint}; }
.chart-frame[data-pointed], [data-pointed] > rect, .chart-line[data-pointed] path {
  stroke: ${theme.accent}; stroke-width: 3px;
}
.chart-line[data-pointed] .chart-head { stroke: none; }
@media (prefers-reduced-motion: no-preference) {
  .chart-frame, .chart-label rect, .chart-row rect { transition: fill 140ms ease-out, stroke 140ms ease-out; }
  .chart-line[data-taken] path { animation: chart-taken 600ms ease-out; }
  @keyframes chart-taken { from { stroke-width: 5px; } }
}
`;
