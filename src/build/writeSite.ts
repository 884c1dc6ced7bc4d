import { cp } from 'node:fs/promises';
import { bundleForBrowser, bundlePreHydration, bundleStandIn } from './bundles';
import type { Configuration } from './configuration';
import { compressFiles, writeFiles } from './files';
import type { RenderOptions } from './site';

/**
 * Renders everything that is written beside the bundle. The site's modules read the constants when they are evaluated, in
 * Node as global variables. So they are imported here, and no other module of the build may import one that needs them.
 */
async function renderSite(configuration: Configuration, options: RenderOptions) {
  Object.assign(globalThis, configuration.constants);
  const site = await import('./site');
  return site.renderSite(configuration, options);
}

/** Writes the site into a folder, with the compressed variants of its files. @returns the sizes of all files, too. */
export async function writeSite(folder: string, configuration: Configuration) {
  const { basePath, constants, provider } = configuration;
  const { path, metafile } = await bundleForBrowser(folder, constants);
  const preHydration = await bundlePreHydration({ ...constants, __BUNDLE__: `${basePath}/${path}` });
  const inputs = Object.keys(metafile.inputs);
  const { files, hosting } = await renderSite(configuration, { preHydration, inputs });
  await writeFiles(folder, files);
  if (provider.isDemo) await bundleStandIn(folder);
  await cp('public', folder, { recursive: true });
  return { weights: await compressFiles(folder), hosting, metafile };
}
