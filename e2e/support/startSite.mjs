import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs one of the servers of build.mjs.
 * @param command `serve` or `machines`.
 * @param environment variables for the server.
 * @returns its address, and a function that stops it.
 * @throws Error with the server's own message when it does not start.
 */
async function startServer(command, environment) {
  const server = spawn(process.execPath, ['build.mjs', command], {
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
export const startSite = (environment = {}) => startServer('serve', { ...environment, PORT: '0' });

/** Serves the site in development with the viewer of the machines. @param port one that is free. */
export const startDevelopment = (port) => startServer('machines', { PORT: String(port) });
