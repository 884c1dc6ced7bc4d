/** What `build.mjs` takes from here; it runs in Node only and never reaches the bundle. */
export { namedHashes } from '../theme/classNames';
export { isCompressible } from './compressedTypes';
export { hostFiles } from './hosts/hosts';
export { brokenBudgets, reportTable } from './report';
export { renderSite } from './site';
