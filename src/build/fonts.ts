/** What `build.mjs` takes from here before it can bundle the site. */
export { fontFiles, readSources } from './fontFiles';
export { fontRanges, siteCharacters } from './fontRanges';
