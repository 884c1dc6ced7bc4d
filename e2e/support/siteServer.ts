import { fileURLToPath } from 'node:url';
import { SITE_PORT } from './ports';

/** The server of `npm start` with the built site, for the tests of one run. */
export const siteServer = {
  command: 'node build.mjs serve',
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { PORT: String(SITE_PORT) },
  port: SITE_PORT,
  reuseExistingServer: false,
};
