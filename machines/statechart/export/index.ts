/** A chart as SVG, PNG, Mermaid, JSON or Markdown. */
export { definitions } from './definitions';
export { download } from './download';
export { embeddedFonts } from './embeddedFonts';
export { type MissingCode, machineJson, missingCode } from './machineJson';
export { mermaidOf } from './mermaid';
export { pngOf } from './pngOf';
export { type DocumentedMachine, reference } from './reference';
export { sequenceOf } from './sequence';
export { type Caption, type PictureOptions, type PictureSize, pictureSize, svgDocument } from './svgDocument';
