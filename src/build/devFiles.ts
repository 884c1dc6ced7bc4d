import { fontFaceRules } from './fontFaces';
import type { SiteFile } from './siteFile';

/** The development server responds to every address with this document; the browser renders the page. */
export const shell: SiteFile = {
  path: 'index.html',
  text: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development</title>
<meta name="description" content="">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${fontFaceRules}</style>
<script type="module" src="/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`,
};

/** The document of the viewer. It uses the fonts of the site. */
export const viewerDocument = (html: string): string =>
  html.replace('</head>', `<style>${fontFaceRules}</style>\n</head>`);
