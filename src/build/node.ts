/** The exports that `build.mjs` needs after it has bundled the site. They run in Node only. */
export { namedHashes } from '../theme/classNames';
export { isCompressible } from './compressedTypes';
export { hostFiles } from './hosts/hosts';
export { checkBudgets, reportTable } from './report';
export { renderSite } from './site';
