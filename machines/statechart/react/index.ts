/** React components that draw a chart, and list it as text. */
export { ChartDrawing } from './ChartDrawing';
export { ChartView, type ChartViewProps } from './ChartView';
export { type ChartActions, type ChartState, noIds, restingChart } from './chartState';
export { elkWorker } from './elkWorker';
export { Icon } from './Icon';
export { type IconShape, transitionIcons } from './icons';
export { Outline } from './Outline';
export { Statechart } from './Statechart';
export type { Sight } from './sight';
export { plainStyles, type Theme, type ThemeName, themeProperties } from './theme';
export { type TooltipOf, Tooltips } from './tooltips';
export type { FoldChoices } from './useFoldChoice';
export type { LayoutStatus } from './useLayout';
export { ViewControl } from './ViewControl';
