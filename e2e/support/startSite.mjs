import { spawn } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a Node script that is a server and prints its address.
 * @param script with its arguments.
 * @param environment variables for the server.
 * @returns its address, and a function that stops it.
 * @throws Error with the server's own message when it does not start.
 */
async function startServer(script, environment = {}) {
  const server = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const address = await new Promise((resolve, reject) => {
    const onData = (data) => {
      printed += data;
      const [found] = printed.match(/http:\/\/localhost:\d+/) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on('data', onData);
    server.stderr.on('data', onData);
    server.once('exit', () => reject(new Error(printed.trim())));
  });
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', resolve);
        server.kill();
      }),
  };
}

/**
 * Serves the built site with the production server on a free port.
 * @param environment variables for the server, such as the folder that it serves.
 */
export const startSite = (environment = {}) =>
  startServer(['build.mjs', 'serve'], { ...environment, PORT: '0' });

/** Serves the site in development with the viewer of the machines, on a free port. */
export const startDevelopment = () => startServer(['build.mjs', 'dev'], { PORT: '0' });

/** Serves a folder with a built site of any kind on a free port. @param folder its path. */
export const startStaticServer = (folder) =>
  startServer([join(root, 'e2e/bench/staticServer.mjs'), resolvePath(folder)]);
