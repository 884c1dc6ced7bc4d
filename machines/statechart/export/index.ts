/** A chart as SVG, PNG, Mermaid or Markdown. */
export { download, pngOf } from './download';
export { mermaidOf } from './mermaid';
export { reference } from './reference';
