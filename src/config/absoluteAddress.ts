import { addressOf } from '../lib/addresses';
import { owner } from './owner';

/** Absolute address of a path of the site, for canonical links, the sitemap and anything that leaves the site. */
export const absoluteAddress = (path: string): string => owner.SITE_URL + addressOf(path);
