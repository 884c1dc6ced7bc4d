import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { routes } from '../../src/routes/table';

const sitemap = readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));

/** Public origin of the site, from the settings of the build. */
const siteOrigin = listed[0]?.origin ?? '';

/** The second address of the Services page; the first is canonical. */
const WHAT_WE_DO = '/what-we-do';

/** The alias and its target. */
export const ALIAS = { path: '/services/strategy', target: '/services/revenue-strategy' } as const;

/** Every page: those of the sitemap, and the second address of the Services page. */
export const paths: readonly string[] = [...listed.map(({ pathname }) => pathname), WHAT_WE_DO];

/** One path for each kind of page: the first route of each page component. */
export const kinds: readonly string[] = [
  ...new Map(routes.toReversed().map(({ page, path }) => [page, path])).values(),
].toReversed();

/** The pages by their first segment, top-level pages in one group: groups of similar size for long loops. */
export const pathGroups: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const parent = `/${path.split('/')[1]}`;
    const group = paths.some((other) => other.startsWith(`${parent}/`)) ? parent : 'at the top level';
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  return groups;
})();

/** The canonical path of a page. */
export const canonicalOf = (path: string): string =>
  `${siteOrigin}${path === WHAT_WE_DO ? '/services' : path}`;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Reads title and heading from the document of a path, before any script runs. */
export async function readDocument(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const part = (pattern: RegExp) => plainText(pattern.exec(html)?.[1] ?? '');
  return { title: part(/<title>(.*?)<\/title>/s), heading: part(/<h1[^>]*>(.*?)<\/h1>/s) };
}
