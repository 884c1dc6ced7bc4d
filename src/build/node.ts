/** What `build.mjs` takes from here; it runs in Node only and never reaches the bundle. */
export { brokenBudgets, reportTable } from './report';
export { createSiteServer } from './server';
export { renderSite } from './site';
