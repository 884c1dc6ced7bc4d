import { cp } from 'node:fs/promises';
import { bundleForBrowser, bundlePreHydration, bundleStandIn } from './bundles';
import type { Configuration } from './configuration';
import { compressFiles, writeFiles } from './files';

/** Everything that `build.mjs` needs of the sources, in one module. */
export { bundleOptions, bundleStandIn, definitions } from './bundles';
export { readConfiguration } from './configuration';
export { createDevServer, devFiles } from './devServer';
export { writeFiles } from './files';
export { siteFonts } from './fonts';
export { assertHosts, hostFiles } from './hosts/hosts';
export { checkBudgets } from './report';
export { createSiteServer } from './server';
export { INBOX } from './standIn/submissions';

/** Writes the site into a folder, with the compressed variants of its files. @returns the sizes of all files, too. */
export async function writeSite(folder: string, configuration: Configuration) {
  const { basePath, constants, provider } = configuration;
  const { path, metafile } = await bundleForBrowser(folder, constants);
  const preHydration = await bundlePreHydration({ ...constants, __BUNDLE__: `${basePath}/${path}` });
  const inputs = Object.keys(metafile.inputs);
  // The site's modules read the constants when they are evaluated, in Node as global variables. So they are imported here, and
  // no other module of the build may import one that needs them.
  Object.assign(globalThis, constants);
  const { renderSite } = await import('./site');
  const { files, hosting } = await renderSite(configuration, preHydration, inputs);
  await writeFiles(folder, files);
  if (provider.isDemo) await bundleStandIn(folder);
  await cp('public', folder, { recursive: true });
  return { weights: await compressFiles(folder), hosting, metafile };
}
