import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stages } from '../../../machines/stage.machine';
import { labels } from '../../content/labels';
import { contact } from '../../content/pages/contact';
import { packagePage } from '../../content/pages/packagePage';
import { services } from '../../content/pages/services';
import { formatPrice, priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { equityPercent, formatEquity } from '../../features/pricing/prices';
import { isKeyOf, slugOf } from '../../lib/lookUp';
import type { Route } from '../../routes/types';
import type { SiteFile } from '../siteFile';
import { canonicalAddress, markdownPath } from './addresses';
import { aiTerms } from './aiTerms';
import { elementsIn, textOf } from './pageTree';

/** Controls, and what only a script fills. */
const controls = ['button', 'input', 'select', 'textarea', 'label', 'form', 'fieldset', 'noscript', 'script'];
const liveRoles = ['status', 'alert', 'group'];

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const isLive = ({ properties }: Element): boolean => properties.ariaLive !== undefined;

/**
 * Whether an element is left out: decoration, the breadcrumb, controls with their questions and results, and the prices at
 * the selected stage, which the table of all stages contains.
 */
function isLeftOut(element: Element): boolean {
  const { tagName, properties, children } = element;
  return (
    properties.ariaHidden === 'true' ||
    controls.includes(tagName) ||
    liveRoles.includes(String(properties.role)) ||
    properties.ariaLabel === labels.breadcrumb ||
    properties.ariaLabel === services.stage.pricesLabel ||
    textOf(element).trim() === `(${contact.scheduling.newTab})` ||
    children.some(
      (child) => isElement(child) && (isLive(child) || (tagName === 'p' && child.tagName === 'button')),
    )
  );
}

const element = (tagName: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});

const text = (value: string): ElementContent => ({ type: 'text', value });

/** The text alternative of a drawing, unless its caption says the same. */
function figureText({ properties }: Element, caption: string | undefined): readonly ElementContent[] {
  const label = properties.role === 'img' ? properties.ariaLabel : properties.alt;
  if (typeof label !== 'string' || label === '' || caption?.includes(label)) return [];
  return [element('p', [text(`Figure: ${label}`)])];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A package at every stage, in place of the price at the selected one. */
function priceTable(name: PackageSlug): Element {
  const cells = (tagName: string, values: readonly string[]) =>
    element(
      'tr',
      values.map((value) => element(tagName, [text(value)])),
    );
  const decimals = packages[name].seedPrice.detailDecimals;
  const { stage, table } = services;
  return element('table', [
    element('thead', [cells('th', [stage.sliderLabel, capitalized(table.fee), capitalized(table.equity)])]),
    element(
      'tbody',
      stages.map((stageName) =>
        cells('td', [
          stageTerms[stageName].name,
          formatPrice(priceUsdPerMonth(name, stageName)),
          formatEquity(equityPercent(name, stageName, decimals)),
        ]),
      ),
    ),
  ]);
}

const inline = ['a', 'b', 'i', 'small', 'span', 'strong', 'time'];

/** Whether only CSS separates two neighbors, so that their texts need a space between them. */
function runTogether(first: ElementContent, second: ElementContent): boolean {
  const isInline = (node: ElementContent) =>
    node.type === 'text' || (isElement(node) && inline.includes(node.tagName));
  return (
    (isElement(first) || isElement(second)) &&
    isInline(first) &&
    isInline(second) &&
    /\S$/.test(textOf(first)) &&
    /^[\p{L}\p{N}$]/u.test(textOf(second))
  );
}

interface Context {
  readonly route: Route;
  /** The caption of the figure that the element is in. */
  readonly caption?: string | undefined;
}

function simplifyChildren({ children }: Element, context: Context): ElementContent[] {
  const kept = children
    .filter((child) => child.type !== 'comment')
    .flatMap((child) => (isElement(child) ? simplify(child, context) : [child]));
  return kept.flatMap((child, index) => {
    const before = kept[index - 1];
    return before && runTogether(before, child) ? [text(' '), child] : [child];
  });
}

const isHeading = (node: ElementContent): boolean => isElement(node) && /^h[1-6]$/.test(node.tagName);

const hasHeading = (source: Element): boolean => elementsIn(source, isHeading).length > 0;

/**
 * A link around blocks: Markdown has none, so that the heading among them becomes the link. A span between the blocks is a
 * label that looks like a link, such as "Learn more".
 */
function linkedHeading(children: readonly ElementContent[], href: string): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (child.tagName === 'span') return [];
    const inside = isHeading(child)
      ? [{ ...element('a', child.children), properties: { href } }]
      : linkedHeading(child.children, href);
    return [{ ...child, children: inside }];
  });
}

/** The entries of a definition list, each as one item: the term, then its descriptions. */
function definitions(source: Element, context: Context): Element {
  const items: ElementContent[][] = [];
  for (const { tagName, ...entry } of elementsIn(source, ({ tagName }) => ['dt', 'dd'].includes(tagName))) {
    const children = simplifyChildren({ ...entry, tagName }, context);
    if (tagName === 'dt') items.push([element('strong', children)]);
    else {
      const item = items.at(-1) ?? [];
      const isSentence = /[.!?]$/.test(item.map(textOf).join(''));
      item.push(text(item.length === 1 ? ': ' : isSentence ? ' ' : '. '), ...children);
    }
  }
  return element(
    'ul',
    items.map((children) => element('li', children)),
  );
}

/** The element that Markdown is made from: with text alternatives, absolute addresses and all prices. */
function simplify(source: Element, context: Context): readonly ElementContent[] {
  const { tagName, properties } = source;
  if (tagName === 'svg' || tagName === 'img') return figureText(source, context.caption);
  if (tagName === 'br') return [text(' ')];
  if (tagName === 'caption' || isLeftOut(source)) return [];
  const { route } = context;
  const captionOf = (name: string) => {
    const caption = source.children.find((child) => isElement(child) && child.tagName === name);
    return caption && textOf(caption);
  };
  if (tagName === 'dl') {
    const slug = slugOf(route.path);
    const isPrice = textOf(source).startsWith(packagePage.card.investmentLabel);
    return [isPrice && isKeyOf(packages, slug) ? priceTable(slug) : definitions(source, context)];
  }
  if (tagName === 'figure') {
    return [element('div', simplifyChildren(source, { ...context, caption: captionOf('figcaption') }))];
  }
  const children = simplifyChildren(source, context);
  switch (tagName) {
    case 'figcaption':
      return [element('p', children)];
    case 'table': {
      const caption = captionOf('caption');
      return [...(caption ? [element('p', [text(caption)])] : []), element('table', children)];
    }
    case 'a': {
      const { href } = new URL(String(properties.href), canonicalAddress(route));
      return hasHeading(source)
        ? [element('div', linkedHeading(children, href))]
        : [{ ...element('a', children), properties: { href } }];
    }
    // Sections in a row or a grid, which are a list on the page.
    case 'ol':
    case 'ul':
      return hasHeading(source) ? children : [element(tagName, children)];
    case 'li':
      return [element(hasHeading(source) ? 'div' : 'li', children)];
    default:
      return [element(tagName, children)];
  }
}

const quoted = (value: string): string => JSON.stringify(value);

/** A page as Markdown. */
export interface MarkdownPage {
  readonly route: Route;
  /** The text alone, from its heading on. */
  readonly body: string;
  /** Day of the last change, such as `2026-05-12`. */
  readonly lastModified: string;
}

/**
 * The main part of a prerendered page as Markdown. Forms and the trail are left out, figures become their text
 * alternatives, and the price of a package becomes a table of all stages.
 */
export function markdownBody(route: Route, main: Element): string {
  const tree = toMdast(element('div', simplifyChildren(main, { route })));
  return toMarkdown(tree.type === 'root' ? tree : { type: 'root', children: [] }, {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
  });
}

/** The Markdown twin of a page: title, address, date and the terms for AI systems in front. */
export function markdownTwin({ route, body, lastModified }: MarkdownPage): string {
  return `---
title: ${quoted(route.title)}
description: ${quoted(route.description)}
url: ${canonicalAddress(route)}
date: ${lastModified}
terms: ${quoted(aiTerms())}
---

${body}`;
}

/** The twins of all pages, under the address of each and under its aliases. */
export const markdownTwins = (pages: readonly MarkdownPage[]): readonly SiteFile[] =>
  pages.flatMap((page) =>
    [page.route.path, ...(page.route.aliases ?? [])].map((path) => ({
      path: markdownPath(path).slice(1),
      text: markdownTwin(page),
    })),
  );
