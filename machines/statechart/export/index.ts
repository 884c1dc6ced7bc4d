/** A chart as SVG, PNG, Mermaid or Markdown. */
export { download } from './download';
export { mermaidOf } from './mermaid';
export { pngOf } from './pngOf';
export { reference } from './reference';
