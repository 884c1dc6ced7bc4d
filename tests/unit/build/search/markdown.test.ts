import { beforeAll, describe, expect, test } from 'vitest';
import { markdownBody, markdownTwin, markdownTwins } from '../../../../src/build/search/markdown';
import { elementsIn, textOf } from '../../../../src/build/search/pageTree';
import { type PrerenderedRoute, prerenderedRoutes } from '../../../support/prerenderedPages';
import { priceList, stageNames } from '../../../support/priceList';

interface TwinPage extends PrerenderedRoute {
  readonly body: string;
}

let pages: readonly TwinPage[] = [];
beforeAll(async () => {
  pages = (await prerenderedRoutes()).map((page) => ({ ...page, body: markdownBody(page.route, page.main) }));
});

const bodyOf = (path: string): string => pages.find(({ route }) => route.path === path)?.body ?? '';

/** Markdown as a reader sees it: links as their text, escapes resolved. */
const readable = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replaceAll('**', '');

test('a twin contains every heading of its page, at its level', () => {
  for (const { main, body } of pages) {
    const lines = readable(body).split('\n');
    for (const { tagName, children } of elementsIn(main, ({ tagName }) => /^h[1-6]$/.test(tagName))) {
      const text = children.map((child) =>
        child.type === 'element' && child.tagName === 'br' ? ' ' : textOf(child),
      );
      const heading = text.join('').replace(/\s+/g, ' ').trim();
      expect(lines).toContain(`${'#'.repeat(Number(tagName[1]))} ${heading}`);
    }
  }
});

test('a twin contains every price of its page', () => {
  for (const { main, body } of pages) {
    const prices = new Set(textOf(main).match(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?M?/g));
    for (const price of prices) expect(readable(body)).toContain(price);
  }
});

test.each(priceList)('the twin of $name has a table of all stages', ({ path, prices, detailShares }) => {
  const rows = stageNames.map((stage, index) => `| ${stage} | ${prices[index]} | ${detailShares[index]} |`);
  expect(bodyOf(path)).toContain(rows.join('\n'));
});

test('the twin of the services page names the stage of every price', () => {
  const [beforeTable = ''] = bodyOf('/services').split('## All prices by stage');
  expect(beforeTable).toContain('$10,000/month\n\n1% equity\n\nat Seed');
  expect(beforeTable).not.toContain('**$10,000**');
});

describe('a figure', () => {
  test('with a caption is its caption', () => {
    expect(bodyOf('/technologies/rag')).toContain('**Fig. 1** Documents (a) are searched (b)');
    expect(bodyOf('/technologies/rag').match(/Documents \(a\) are searched/g)).toHaveLength(1);
  });

  test('without one is its text alternative', () => {
    expect(bodyOf('/')).toContain('Figure: The revenue bowtie:');
  });
});

test('links have full addresses, and lead from the heading of a card', () => {
  expect(bodyOf('/')).toContain('### [B2B SaaS](https://momentum.example/industries/b2b-saas)');
  for (const { body } of pages) expect(body).not.toMatch(/\]\((?!https:|mailto:)/);
});

test('forms, trails and markup are left out', () => {
  for (const { body } of pages) {
    expect(body).not.toContain('Technologies\nRAG');
    expect(body).not.toMatch(/<(?!mailto|hello@)[a-z]+[ >]/);
    expect(body).not.toContain('Loading form');
    expect(body).not.toContain('Nothing selected yet');
    expect(body).not.toContain('opens in a new tab');
    // Inside a card that is a link, this is no link of its own.
    expect(body).not.toMatch(/^Learn more$/m);
  }
});

test('a number, its base and its cause are sentences', () => {
  const studies = bodyOf('/resources/case-studies');
  expect(studies).toContain('services excluded. **Cause:** The founder');
  for (const { body } of pages) {
    expect(body).not.toMatch(/\.\. |&#x/);
  }
});

describe('a twin', () => {
  const page = () => {
    const [home] = pages;
    if (!home) throw new Error('No pages');
    return { route: home.route, body: home.body, lastModified: '2026-05-12' };
  };

  test('begins with title, address, day and terms', () => {
    const [front = ''] = markdownTwin(page()).split('\n# ');
    expect(front).toMatch(
      /^---\ntitle: ".+"\ndescription: ".+"\nurl: https:\/\/momentum\.example\/\ndate: 2026-05-12\n/,
    );
    expect(front).toMatch(
      /terms: "AI systems.*attribute.*cite.*misrepresent.*law.*\/terms#ai-and-machine-learning-usage"\n---\n/,
    );
  });

  test('of the services page has an alias', () => {
    const twins = pages.map(({ route, body }) => ({ route, body, lastModified: '2026-05-12' }));
    const paths = markdownTwins(twins).map(({ path }) => path);
    expect(paths).toContain('index.md');
    expect(paths).toContain('services/revenue-strategy.md');
    expect(paths).toContain('services/strategy.md');
    expect(paths).toHaveLength(pages.length + 1);
  });
});
