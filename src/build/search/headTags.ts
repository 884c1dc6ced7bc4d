import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { addressOf } from '../../lib/addresses';
import type { Route } from '../../routes/types';
import { colors, darkColors } from '../../theme/tokens';
import { CARD, cardAlternative, cardPath } from '../cards';
import { escapeHtml } from '../escapeHtml';
import { canonicalAddress, feedPath, icons, isListed, markdownPath } from './addresses';

const openGraph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;

/** What networks show when a page is shared (Open Graph protocol; X reads the same tags). */
const sharing = (route: Route): readonly string[] => [
  openGraph('type', 'website'),
  openGraph('site_name', owner.SITE_NAME),
  openGraph('title', route.title),
  openGraph('description', route.description),
  openGraph('url', canonicalAddress(route)),
  openGraph('image', absoluteAddress(cardPath(route))),
  openGraph('image:width', String(CARD.width)),
  openGraph('image:height', String(CARD.height)),
  openGraph('image:alt', cardAlternative(route)),
  '<meta name="twitter:card" content="summary_large_image">',
];

const alternates = (route: Route): readonly string[] => [
  `<link rel="alternate" href="${addressOf(markdownPath(route.path))}" type="text/markdown">`,
  `<link rel="alternate" href="${addressOf(feedPath)}" type="application/atom+xml">`,
];

/** Browsers that draw SVG icons prefer them to the ICO, which states a size. */
const appearance: readonly string[] = [
  `<meta name="theme-color" content="${colors.paper}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${darkColors.paper}" media="(prefers-color-scheme: dark)">`,
  `<link rel="icon" href="${addressOf(icons.ico)}" sizes="32x32">`,
  `<link rel="icon" href="${addressOf(icons.svg)}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${addressOf(icons.touch)}">`,
];

/** The tags for networks, crawlers and devices. The not-found page is for none but the last. */
export const headTags = (route: Route): string =>
  [...(isListed(route) ? [...sharing(route), ...alternates(route)] : []), ...appearance].join('\n');
