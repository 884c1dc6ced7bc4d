import { get, type IncomingHttpHeaders } from 'node:http';
import { build } from 'esbuild';
import { bundleOptions, definitions } from '../../src/build/bundles';
import { readConfiguration } from '../../src/build/configuration';
import { describeHosting } from '../../src/build/hosts/describeHosting';
import type { Hosting } from '../../src/build/hosts/hosting';
import type { Environment } from '../../src/config/settings';

/** Account of the tests. */
export const account = {
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
} as const;

/** The hosting of the site with an account. @param environment further settings; an empty one counts as not set. */
export const siteHosting = (environment: Environment = {}, isDemo = false): Hosting =>
  describeHosting(readConfiguration({ ...account, ...environment }, isDemo), 'start');

interface SiteBundleOptions {
  readonly isDemo?: boolean;
  readonly mode?: 'production' | 'development';
}

/** Builds the browser bundle like `build.mjs`, without writing it. @returns its code, and its input files. */
export async function siteBundle({ isDemo = false, mode = 'production' }: SiteBundleOptions) {
  // With an account, so that the chat has an address.
  const { constants } = readConfiguration(account, isDemo);
  const { metafile, outputFiles } = await build({
    ...bundleOptions,
    entryPoints: ['src/main.tsx'],
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    define: definitions({ ...constants, 'process.env.NODE_ENV': mode }),
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { code, inputs: Object.keys(metafile.inputs) };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request by Node, which does not decode the response and follows no redirect. */
export const ask = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
