import { createServer, request as requestFrom, type Server } from 'node:http';
import type { SiteFile } from './files';
import type { SiteFonts } from './fonts';
import { standInSubmissions } from './standIn/submissions';

/**
 * The development server: the stand-in of HubSpot's Forms API, and esbuild's server for everything else, which answers no POST.
 * @param esbuildPort port of esbuild's server on this computer.
 */
export function createDevServer(esbuildPort: number): Server {
  const standIn = standInSubmissions('');
  return createServer((request, response) => {
    if (standIn(request, response)) return;
    const { url, method, headers } = request;
    const forwarded = requestFrom({ port: esbuildPort, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
}

/** A document that a script renders in the browser. */
const shell = (title: string, script: string, fontFaceRules: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${fontFaceRules}</style>
<script type="module" src="${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** The files of the development server beside the bundles. The server responds to every address of the site with `index.html`. */
export const devFiles = ({ files, rules }: SiteFonts): readonly SiteFile[] => [
  ...files,
  { path: 'index.html', contents: shell('Development', '/main.js', rules) },
  { path: 'machines/index.html', contents: shell('Machines', '/machines/main.js', rules) },
];
