import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Serves the built site with the production server on a free port.
 * @param environment variables for the server, such as the folder that it serves.
 * @returns its address, and a function that stops it.
 * @throws Error with the server's own message when it does not start.
 */
export async function startSite(environment = {}) {
  const server = spawn(process.execPath, ['build.mjs', 'serve'], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: '0' },
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
