import { NodeHtmlMarkdown, type TranslatorConfigFactory } from 'node-html-markdown';
import { absoluteAddress } from '../../config/absoluteAddress';
import { pathsOf } from '../../routes/table';
import type { Route } from '../../routes/types';
import { canonicalAddress, markdownPath } from './addresses';
import { aiTerms } from './aiTerms';

export interface MarkdownPage {
  readonly route: Route;
  /** The text alone, from its heading on. */
  readonly body: string;
  /** Day of the last change, such as `2026-05-12`. */
  readonly lastModified: string;
}

/** Controls, the breadcrumb, and elements that only a script fills. */
const ignoredElements = ['button', 'fieldset', 'form', 'label', 'nav', 'noscript', 'script'];

/** A drawing or an image is its text alternative. */
const figureText: TranslatorConfigFactory = ({ node }) => {
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
  if (label === '') return { ignore: true };
  return { content: `Figure: ${label}`, recurse: false, surroundingNewlines: 2 };
};

/** The label of a control, unless it is a heading: a question. */
const summaryText: TranslatorConfigFactory = ({ node }) => ({ ignore: !node.querySelector('h3') });

type Node = Parameters<TranslatorConfigFactory>[0]['node'];

/** Two neighbors that only CSS separates need a space between them. */
const spaceAfter = ({ nextSibling }: Node): string => (nextSibling?.nodeType === 1 ? ' ' : '');

const isHidden = (node: Node): boolean => node.getAttribute('aria-hidden') === 'true';

const inline: TranslatorConfigFactory = ({ node }) =>
  isHidden(node) ? { ignore: true } : { postfix: spaceAfter(node) };

/** A link with its absolute address. Markdown has no link around blocks, so the heading in them becomes the link. */
const linkTo =
  (route: Route): TranslatorConfigFactory =>
  ({ node }) => {
    const { href } = new URL(node.getAttribute('href') ?? '', canonicalAddress(route));
    return {
      postprocess: ({ content }) =>
        /^#+ /m.test(content)
          ? content.replace(/^(#+) (.*)$/m, `$1 [$2](${href})`)
          : `[${content.trim()}](${href})`,
      postfix: spaceAfter(node),
    };
  };

/** The library escapes each full stop after a number, but only one at the start of a line would begin a list. */
const NEEDLESS_ESCAPE = /(?<=\p{L}.*\d)\\\./gu;

/** The main part of a prerendered page as Markdown, without forms and the breadcrumb. */
export function markdownBody(route: Route, markup: string): string {
  const [main] = markup.match(/<main.*<\/main>/s) ?? [];
  if (main === undefined) throw new Error(`${route.path} has no main element.`);
  const options = { bulletMarker: '-', ignore: ignoredElements, maxConsecutiveNewlines: 2 };
  const markdown = NodeHtmlMarkdown.translate(main, options, {
    'svg,img': figureText,
    summary: summaryText,
    // A sentence that ends in a button.
    p: ({ node }) => ({ ignore: node.querySelector('button') !== null }),
    // A message of a script, such as that a form is loading, or the words of a drawing.
    div: ({ node }) => ({ ignore: node.getAttribute('role') === 'status' || isHidden(node) }),
    // Otherwise the library skips a drawing, because it contains no text.
    path: { preserveIfEmpty: true },
    'b,small,span,strong,time': inline,
    a: linkTo(route),
    br: { content: ' ', recurse: false },
    dl: { surroundingNewlines: 2 },
    dt: { surroundingNewlines: false, prefix: '- **', postfix: '**: ' },
    dd: { surroundingNewlines: false, postfix: '\n' },
    'caption,figcaption': { surroundingNewlines: 2 },
  });
  return markdown.replace(NEEDLESS_ESCAPE, '.');
}

/** The Markdown twin of a page: title, address, date and the terms for AI systems in front. */
export function markdownTwin({ route, body, lastModified }: MarkdownPage): string {
  return `---
title: ${JSON.stringify(route.title)}
description: ${JSON.stringify(route.description)}
url: ${canonicalAddress(route)}
date: ${lastModified}
terms: ${JSON.stringify(aiTerms())}
${route.group === 'packages' || route.page === 'ServicesPage' ? `prices: "Where no stage is named, at Seed. All stages: ${absoluteAddress(markdownPath('/services'))}"\n` : ''}---

${body}
`;
}

/** The twins of all pages, under the address of each and under its aliases. */
export const markdownTwins = (pages: readonly MarkdownPage[]) =>
  pages.flatMap((page) =>
    pathsOf(page.route).map((path) => ({
      path: markdownPath(path).slice(1),
      contents: markdownTwin(page),
    })),
  );
