/** React components that draw a chart, and list it as text. */
export { ChartDrawing } from './ChartDrawing';
export { ChartView, type ChartViewProps } from './ChartView';
export { type ChartActions, type ChartState, noIds, restingChart } from './chartState';
export { Icon } from './Icon';
export { transitionIcons } from './icons';
export { Outline } from './Outline';
export type { Center } from './sight';
export { svgDocument } from './svgDocument';
export { type Theme, themeProperties } from './theme';
export { ViewControl } from './ViewControl';
