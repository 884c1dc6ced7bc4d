/** The exports that `build.mjs` needs before it bundles the site. */
export { fontFiles, readSources } from './fontFiles';
export { fontRanges, siteCharacters } from './fontRanges';
