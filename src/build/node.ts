/** The exports that `build.mjs` needs after it has bundled the site. They run in Node only. */
export { isCompressible } from './compressedTypes';
export { hostFiles } from './hosts/hosts';
export { brokenBudgets, reportTable } from './report';
export { renderSite } from './site';
