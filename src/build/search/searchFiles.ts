import { absoluteAddress } from '../../config/absoluteAddress';
import { canonicalRoutes } from '../../routes/navigation';
import { escapeHtml } from '../escapeHtml';
import type { SiteFile } from '../files';
import type { PrerenderedPage } from '../prerender';
import { canonicalAddress, feedPath, isListed } from './addresses';
import { aiTerms } from './aiTerms';
import { atomFeed } from './feed';
import { lastModified } from './lastModified';
import { llms, llmsFull } from './llms';
import { type MarkdownPage, markdownBody, markdownTwins } from './markdown';

/** The sitemap: the canonical routes and nothing else. */
export function sitemap(pages: readonly Omit<MarkdownPage, 'body'>[]): string {
  const entries = pages.map(
    ({ route, lastModified }) =>
      `  <url><loc>${escapeHtml(canonicalAddress(route))}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/**
 * Crawlers of AI systems by the product tokens that their operators publish: for training, for search, and for pages that
 * a person asks about. Each follows the group for `*` as well; some operators take only a group of their own as consent.
 */
export const aiCrawlers = [
  ...['GPTBot', 'OAI-SearchBot', 'ChatGPT-User'],
  ...['ClaudeBot', 'Claude-SearchBot', 'Claude-User'],
  ...['Google-Extended', 'Applebot', 'Applebot-Extended', 'Bingbot'],
  ...['PerplexityBot', 'Perplexity-User', 'MistralAI-User', 'DuckAssistBot'],
  ...['meta-externalagent', 'meta-externalfetcher', 'Amazonbot', 'CCBot'],
] as const;

/** All crawlers may read all pages, and AI systems may learn from them (the privacy and terms pages name the conditions). */
export const robots = (): string => `User-agent: *
Allow: /

# ${aiTerms()}
${aiCrawlers.map((name) => `User-agent: ${name}`).join('\n')}
Allow: /

Sitemap: ${absoluteAddress('/sitemap.xml')}
`;

/** The files for search engines, feed readers and language models. The not-found page is in none of them. */
export async function searchFiles(allPages: readonly PrerenderedPage[]): Promise<readonly SiteFile[]> {
  const pages = await Promise.all(
    allPages
      .filter(({ route }) => isListed(route))
      .map(async ({ route, markup }) => ({
        route,
        body: markdownBody(route, markup),
        lastModified: await lastModified(route),
      })),
  );
  const listed = pages.filter(({ route }) => canonicalRoutes.includes(route));
  return [
    { path: 'sitemap.xml', contents: sitemap(listed) },
    { path: 'robots.txt', contents: robots() },
    { path: feedPath.slice(1), contents: atomFeed() },
    { path: 'llms.txt', contents: llms(canonicalRoutes) },
    { path: 'llms-full.txt', contents: llmsFull(listed) },
    ...markdownTwins(pages),
  ];
}
