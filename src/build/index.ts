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
export { writeSite } from './writeSite';
