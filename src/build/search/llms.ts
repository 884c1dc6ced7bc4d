import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { tagline } from '../../content/footer';
import { home } from '../../content/pages/home';
import type { Route } from '../../routes/types';
import { feedPath, markdownPath } from './addresses';
import { aiTerms } from './aiTerms';
import { type MarkdownPage, markdownTwin } from './markdown';

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
