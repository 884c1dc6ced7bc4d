import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { startSite } from './startSite.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Debian keeps the binaries of servers in a folder that is not in everyone's path. */
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether a program is installed. */
export const isInstalled = (program: string, option: string): boolean =>
  spawnSync(program, [option], { env: environment }).error === undefined;

export interface RunningServer {
  /** Origin, without the base path. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port. */
async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a server of Node. */
async function running(server: ReturnType<typeof createServer>): Promise<RunningServer> {
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port of this machine that no server listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server answers, however. @throws Error with what the server printed when it ends before. */
async function answers(origin: string, process: ChildProcessWithoutNullStreams): Promise<void> {
  let printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (process.exitCode !== null) throw new Error(printed);
    const isUp = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No answer from ${origin}: ${printed}`);
}

/** The folder that a host calls its root: the site, or a folder that contains it under the name of its base path. */
async function rootOf(output: string, basePath: string): Promise<string> {
  if (basePath === '') return join(root, output);
  const folder = await mkdtemp(join(tmpdir(), 'root-'));
  await symlink(join(root, output), join(folder, basePath));
  return folder;
}

/** nginx with the configuration that the build wrote. @param output folder of the built site. */
export async function startNginx(output: string, basePath = ''): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const files = await rootOf(output, basePath);
  const configuration = join(folder, 'main.conf');
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${files};
    include ${files}${basePath}/nginx.conf;
  }
}
`,
  );
  const server = spawn('nginx', ['-c', configuration, '-e', 'stderr'], { env: environment });
  const origin = `http://localhost:${port}`;
  await answers(origin, server);
  return {
    origin,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The server of `npm start`. @param output folder of the built site. */
export async function startOwnServer(output: string): Promise<RunningServer> {
  const { address: origin, stop } = await startSite({ SITE_OUTPUT: output });
  return { origin, stop };
}

/** A server that can do nothing but fall back to `index.html`, with status 200 and without a header of ours. */
export async function startFallbackServer(output: string): Promise<RunningServer> {
  const serve = sirv(join(root, output), { single: true });
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    // sirv would find the documents by their addresses.
    if (!/\.\w+$/.test(path)) request.url = '/';
    serve(request, response);
  });
  return running(server);
}

interface SlowServer extends RunningServer {
  /** Sends the rest of the document. */
  readonly finish: () => void;
}

/**
 * A server that has one document of the built site for all addresses, and at first sends a part of it.
 * @param file path of the document in `dist`.
 * @param from start of the part that is held back, such as `<main`.
 */
export async function startSlowServer(file: string, from: string): Promise<SlowServer> {
  const html = readFileSync(join(root, 'dist', file), 'utf8');
  const middle = html.indexOf(from);
  if (middle < 0) throw new Error(`${file} has no ${from}.`);
  const serve = sirv(join(root, 'dist'));
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (/\.\w+$/.test(request.url ?? '')) {
      serve(request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    held.push(() => response.end(html.slice(middle)));
  });
  const finish = () => {
    for (const send of held.splice(0)) send();
  };
  return { ...(await running(server)), finish };
}
