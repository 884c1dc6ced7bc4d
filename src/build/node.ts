/** What `build.mjs` takes from here; it runs in Node only and never reaches the bundle. */
export { namedHashes } from '../theme/classNames';
export { brokenBudgets, reportTable } from './report';
export { createSiteServer } from './server';
export { renderSite } from './site';
