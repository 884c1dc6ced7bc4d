import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { tagline } from '../../content/footer';
import { home } from '../../content/pages/home';
import { isActive } from '../../lib/paths';
import { mainMenu } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { feedPath, markdownPath } from './addresses';
import { aiTerms } from './aiTerms';
import { type MarkdownPage, markdownTwin } from './markdown';

/** The pages by the items of the menu, each with the pages below it; the others follow. */
function groupsOf(routes: readonly Route[]) {
  const inMenu = mainMenu.map(({ route }) => ({
    heading: route.name,
    routes: routes.filter(({ path }) => isActive(route.path, path)),
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

export const llmsFull = (pages: readonly MarkdownPage[]): string => pages.map(markdownTwin).join('\n');
