/** React components that draw a chart as SVG. */
export { ChartDrawing } from './ChartDrawing';
export { type ChartState, noIds, restingChart } from './chartState';
export { drawingStyles, stateStyles, type Theme } from './drawingStyles';
export { svgDocument } from './svgDocument';
export { Icon } from './Texts';
