import { OWN_SITE, RESOURCE_POLICY } from '../responseHeaders';
import type { SiteFile } from '../siteFile';
import { canonicalLink, type Hosting } from './hosting';
import { type HeaderRule, headerRules, headersOfAll } from './netlify';

const POLICY = 'Content-Security-Policy';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2_000;

const lineLength = (policy: string): number => `  ${POLICY}: ${policy}`.length;

/** A policy of its own for each document. */
const documentRules = ({ documents }: Hosting): readonly HeaderRule[] =>
  documents.map(({ address, policy, link }) => ({
    pattern: address,
    headers: [
      [POLICY, undefined],
      [POLICY, policy],
      [RESOURCE_POLICY, OWN_SITE],
      ['Link', link],
    ],
  }));

/** One rule for all twins, and one for each whose page does not have the address of the twin without its ending. */
function twinRules({ twins }: Hosting): readonly HeaderRule[] {
  const origin = new URL(twins[0]?.canonical ?? '').origin;
  return [
    { pattern: '/*.md', headers: [['Link', canonicalLink(`${origin}/:splat`)]] },
    ...twins
      .filter(({ address, canonical }) => canonical !== origin + address.replace(/\.md$/, ''))
      .map(({ address, canonical }) => ({
        pattern: address,
        headers: [
          ['Link', undefined],
          ['Link', canonicalLink(canonical)],
        ] as const,
      })),
  ];
}

/**
 * Cloudflare Pages. It serves `about.html` at `/about`, redirects `/about/` with 308, serves `404.html` with status 404 and
 * compresses by itself. It ignores lines of more than 2,000 characters: the policy for all documents is longer, so each
 * document has its own, and all other addresses have that of the not-found document.
 * @throws Error when the rules exceed the limits of the host.
 */
export function cloudflarePages(hosting: Hosting): readonly SiteFile[] {
  const rules: readonly HeaderRule[] = [
    headersOfAll({ ...hosting, policy: hosting.notFound.policy }),
    ...documentRules(hosting),
    ...twinRules(hosting),
    {
      pattern: '/assets/*',
      headers: [
        [POLICY, undefined],
        [RESOURCE_POLICY, OWN_SITE],
        ['Cache-Control', hosting.cache.assets],
      ],
    },
  ];
  const longest = Math.max(...hosting.documents.map(({ policy }) => lineLength(policy)));
  if (rules.length > MAX_RULES || longest > MAX_LINE_LENGTH) {
    throw new Error(
      `Cloudflare Pages takes ${MAX_RULES} rules and lines of ${MAX_LINE_LENGTH} characters; there are ${rules.length} rules, and the longest line has ${longest}.`,
    );
  }
  return [
    { path: '_headers', text: headerRules(rules) },
    { path: '_redirects', text: hosting.redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('') },
  ];
}
