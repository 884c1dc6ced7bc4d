/** Everything that `build.mjs` needs of the sources, in one module. */
import type { Configuration } from './configuration';
import type { RenderedSite, RenderOptions } from './site';

export { namedHashes } from '../theme/classNames';
export { readConfiguration } from './configuration';
export { devFiles } from './devFiles';
export { createDevServer } from './devServer';
export { compressFiles, writeFiles } from './files';
export { siteFonts } from './fonts';
export { assertHosts, hostFiles } from './hosts/hosts';
export { checkBudgets, reportTable } from './report';
export { createSiteServer } from './server';
export { INBOX } from './standIn/submissions';

/**
 * Renders everything that is written beside the bundle. The site's modules read the constants when they are evaluated, in
 * Node as global variables. So they are imported here, and no other module of the build may import one that needs them.
 */
export async function renderSite(
  configuration: Configuration,
  options: RenderOptions,
): Promise<RenderedSite> {
  Object.assign(globalThis, configuration.constants);
  const site = await import('./site');
  return site.renderSite(configuration, options);
}
