import { documentHead } from '../app/head';
import { TEXT_ELEMENT_ID } from '../app/pageTexts';
import type { Route } from '../routes/types';
import { escapeHtml } from './escapeHtml';
import { headTags } from './search/headTags';

/** What every document refers to. */
export interface DocumentAssets {
  /** Text of the script that is inlined into the head. */
  readonly boot: string;
  /** The `@font-face` rules, in a style element of their own. */
  readonly fontFaceRules: string;
  /** Addresses of the fonts that are preloaded. */
  readonly fonts: readonly string[];
  /** Address of the file with the long texts of all pages. */
  readonly texts: string;
}

export interface DocumentOptions {
  readonly route: Route;
  /** The addresses that the document stands for; on the not-found page, all that it does not stand for. */
  readonly paths: readonly string[];
  /** The prerendered page. */
  readonly markup: string;
  /** The rules of the page, inlined into the head. */
  readonly styles: string;
  /** The long text of the page, which the browser needs to hydrate it; undefined where there is none. */
  readonly text: unknown;
  /** The description of the page for search engines; undefined where there is none. */
  readonly structuredData?: unknown;
}

/** Data, not a script: it is not run, and `<` cannot end it. */
const dataElement = (attributes: string, data: unknown): string =>
  data === undefined
    ? ''
    : `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Preloads a font. In the body, because Chromium delays the first paint for fonts that the head preloads.
 */
const fontPreload = (address: string): string =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;

/**
 * One HTML document. Its styles are inlined: a linked sheet costs one more round trip before the first paint, 0.6 to
 * 0.8 s on a slow phone. Stitches adopts the element as it would a linked sheet.
 */
export function documentShell(
  { boot, fontFaceRules, fonts, texts }: DocumentAssets,
  document: DocumentOptions,
): string {
  const { route, paths, markup, styles, text, structuredData } = document;
  const { title, description, canonical } = documentHead(route);
  const isOnlyPath = paths.length === 1 && paths[0] === route.path;
  const pathList = isOnlyPath ? '' : ` data-paths="${escapeHtml(paths.join(' '))}"`;
  return `<!doctype html>
<html lang="en" data-route="${route.path}"${pathList} data-texts="${texts}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">'}
${headTags(route)}
<script>${boot}</script>
<style>${fontFaceRules}</style>
<style>${styles}</style>
</head>
<body>${fonts.map(fontPreload).join('')}<div id="root">${markup}</div>${dataElement(`type="application/json" id="${TEXT_ELEMENT_ID}"`, text)}${dataElement('type="application/ld+json"', structuredData)}</body>
</html>
`;
}
