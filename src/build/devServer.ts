import { createServer, request as requestFrom, type Server } from 'node:http';
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
