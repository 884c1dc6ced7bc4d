import { createHash } from 'node:crypto';
import { pageTexts } from '../content/pageTexts';
import type { SiteFile } from './siteFile';

/** The long texts of all pages, in one file whose name changes with its content. */
export function textsFile(): SiteFile {
  const text = JSON.stringify(pageTexts);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `assets/texts-${hash}.json`, text };
}
