import { absoluteAddress } from '../config/absoluteAddress';
import { owner } from '../config/owner';
import { tagline } from '../content/footer';
import { home } from '../content/pages/home';
import { mainMenu } from '../routes/navigation';
import type { Route } from '../routes/types';
import { escapeHtml } from './escapeHtml';
import { canonicalAddress, feedPath, markdownPath } from './search/addresses';
import { aiTerms } from './search/aiTerms';
import { aiCrawlers } from './search/crawlers';
import { type MarkdownPage, markdownTwin } from './search/markdown';

/** A page that search engines should list. */
export interface ListedPage {
  readonly route: Route;
  /** Day of the last change, such as `2026-05-12`; undefined where it is not known. */
  readonly lastModified: string | undefined;
}

/** The sitemap: the canonical routes and nothing else. */
export function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ route, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `  <url><loc>${escapeHtml(canonicalAddress(route))}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** All crawlers may read all pages, and AI systems may learn from them (the privacy and terms pages name the conditions). */
export const robots = (): string => `User-agent: *
Allow: /

# ${aiTerms()}
${aiCrawlers.map((name) => `User-agent: ${name}`).join('\n')}
Allow: /

Sitemap: ${absoluteAddress('/sitemap.xml')}
`;

/** A section of `llms.txt`. */
interface Group {
  readonly heading: string;
  readonly routes: readonly Route[];
}

/** The pages by the items of the menu, each with its children; the others follow. */
function groupsOf(routes: readonly Route[]): readonly Group[] {
  const inMenu = mainMenu.map(({ route, children }) => ({
    heading: route.name,
    routes: [
      route,
      ...routes.filter(
        ({ path }) => children.some((child) => child.path === path) || path.startsWith(`${route.path}/`),
      ),
    ],
  }));
  const grouped = inMenu.flatMap((group) => group.routes);
  const others = routes.filter((route) => !grouped.includes(route));
  return [...inMenu, { heading: owner.SITE_NAME, routes: others }];
}

/** The index of the site for language models (https://llmstxt.org). */
export function llms(routes: readonly Route[]): string {
  const groups = groupsOf(routes).map(({ heading, routes: pages }) => {
    const links = pages.map(
      ({ path, title, description }) =>
        `- [${title}](${absoluteAddress(markdownPath(path))}): ${description}`,
    );
    return `## ${heading}\n\n${links.join('\n')}\n`;
  });
  return `# ${owner.SITE_NAME}

> ${home.description}

${tagline}. ${aiTerms()}

Every page has a Markdown twin at its address with \`.md\`; the links below lead to the twins. All of them in one file: [llms-full.txt](${absoluteAddress('/llms-full.txt')}). News: [Atom feed](${absoluteAddress(feedPath)}).

${groups.join('\n')}`;
}

/** All pages in one file, in the order of the route table. */
export const llmsFull = (pages: readonly MarkdownPage[]): string => pages.map(markdownTwin).join('\n');
