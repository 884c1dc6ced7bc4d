import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { tagline } from '../../content/footer';
import { home } from '../../content/pages/home';
import { canonicalRoutes } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { escapeHtml } from '../escapeHtml';
import type { SiteFile } from '../files';
import type { PrerenderedPage } from '../prerender';
import { canonicalAddress, feedPath, isListed, markdownPath } from './addresses';
import { aiTerms } from './aiTerms';
import { atomFeed } from './feed';
import { lastModified } from './lastModified';
import { type MarkdownPage, markdownBody, markdownTwin, markdownTwins } from './markdown';

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

/** The index of the site for language models (https://llmstxt.org). */
export function llms(routes: readonly Route[]): string {
  const links = routes.map(
    ({ path, title, description }) => `- [${title}](${absoluteAddress(markdownPath(path))}): ${description}`,
  );
  return `# ${owner.SITE_NAME}

> ${home.description}

${tagline}. ${aiTerms()}

Every page has a Markdown twin at its address with \`.md\`; the links below lead to the twins. All of them in one file: [llms-full.txt](${absoluteAddress('/llms-full.txt')}). News: [Atom feed](${absoluteAddress(feedPath)}).

## Pages

${links.join('\n')}
`;
}

export const llmsFull = (pages: readonly MarkdownPage[]): string => pages.map(markdownTwin).join('\n');

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
