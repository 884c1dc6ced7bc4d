/** Media types of the files that the build compresses, by the ending of their name. */
export const compressedTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Whether the build writes compressed twins of a file. */
export const isCompressible = (path: string): boolean =>
  Object.hasOwn(compressedTypes, path.slice(path.lastIndexOf('.') + 1));
