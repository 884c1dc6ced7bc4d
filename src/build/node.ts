/** The exports that `build.mjs` needs after it has bundled the site. They run in Node only. */
export { namedHashes } from '../theme/classNames';
export { brokenBudgets, reportTable } from './report';
export { createSiteServer } from './server';
export { renderSite } from './site';
