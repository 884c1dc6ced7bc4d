import { readFile } from 'node:fs/promises';
import type { SiteFile } from './files';
import type { SiteFonts } from './fonts';

/** The development server responds to every address with this document; the browser renders the page. */
const shell = (fontFaceRules: string): string => `<!doctype html>
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
`;

/** The files of the development server beside the bundles. The viewer of the machines uses the fonts of the site. */
export async function devFiles({ files, rules }: SiteFonts): Promise<readonly SiteFile[]> {
  const viewer = await readFile('machines/viewer/index.html', 'utf8');
  return [
    ...files,
    { path: 'index.html', contents: shell(rules) },
    {
      path: 'machines/index.html',
      contents: viewer.replace('</head>', `<style>${rules}</style>\n</head>`),
    },
  ];
}
