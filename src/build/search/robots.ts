import { absoluteAddress } from '../../config/absoluteAddress';
import { aiTerms } from './aiTerms';

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
