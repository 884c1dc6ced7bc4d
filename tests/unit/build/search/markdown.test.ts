import { beforeAll, expect, test } from 'vitest';
import { prerenderPages } from '../../../../src/build/prerender';
import { markdownBody, markdownTwin, markdownTwins } from '../../../../src/build/search/markdown';
import { posts } from '../../../../src/content/posts/index';
import { routeOf } from '../../../../src/routes/matchRoute';
import { routes } from '../../../../src/routes/table';
import type { Route } from '../../../../src/routes/types';
import { noteTexts } from '../../../support/notes';

interface TwinPage {
  readonly route: Route;
  readonly body: string;
  readonly markup: string;
}

let pages: readonly TwinPage[] = [];
beforeAll(async () => {
  pages = (await prerenderPages(routes)).map((page) => ({
    ...page,
    body: markdownBody(page.route, page.markup),
  }));
});

const bodyOf = (path: string): string => pages.find(({ route }) => route.path === path)?.body ?? '';

test('a twin contains every heading of its page, at its level', () => {
  for (const { body, markup } of pages) {
    const [main = ''] = markup.match(/<main.*<\/main>/s) ?? [];
    for (const level of [1, 2, 3, 4]) {
      const headings = main.match(new RegExp(`<h${level}[ >]`, 'g')) ?? [];
      expect(body.match(new RegExp(`^(?:- |\\d+\\. )?#{${level}} \\S`, 'gm')) ?? []).toHaveLength(
        headings.length,
      );
    }
  }
});

test('a twin contains every price of its page', () => {
  for (const { body, markup } of pages) {
    const prices = new Set(markup.match(/\$\d{1,3}(?:,\d{3})*\/month/g));
    for (const price of prices) expect(body).toContain(price);
  }
});

test('the twin of the blog has every note in full, and nothing to press', () => {
  const body = bodyOf('/resources/blog');
  for (const post of posts) {
    const [note = ''] = body.split(`## ${post.title}\n`).slice(1);
    const words = note.replace(/\]\([^)]*\)/g, '').replaceAll('[', '');
    for (const text of noteTexts(post)) expect(words).toContain(text);
  }
  expect(body).not.toContain('Read the note');
});

test('a figure is its caption or its text alternative', () => {
  expect(bodyOf('/technologies/llms')).toContain('**Fig. 1** Add the four costs');
  expect(bodyOf('/')).toContain('Figure: The revenue bowtie:');
});

test('links have full addresses, and lead from the heading of a card', () => {
  expect(bodyOf('/')).toContain('### [B2B SaaS](https://momentum.example/industries/b2b-saas)');
  for (const { body } of pages) expect(body).not.toMatch(/\]\((?!https:|mailto:)/);
});

test('forms, the breadcrumb and markup are left out', () => {
  for (const { body } of pages) {
    expect(body).not.toMatch(/<(?!mailto|hello@)[a-z]+[ >]/);
    expect(body).not.toContain('Your email');
    expect(body).not.toMatch(/Home\W+Technologies/);
  }
});

test('a twin begins with title, address, day and terms', () => {
  const twin = markdownTwin({ route: routeOf('/'), body: '# Title', lastModified: '2026-05-12' });
  expect(twin).toMatch(
    /^---\ntitle: ".+"\ndescription: ".+"\nurl: https:\/\/momentum\.example\/\ndate: 2026-05-12\nterms: "AI systems.*attribute.*cite.*misrepresent.*law.*\/terms#ai-and-machine-learning-usage"\n---\n\n# Title\n$/,
  );
});

test('an alias has a twin of its own', () => {
  const page = { route: routeOf('/services/revenue-strategy'), body: '', lastModified: '2026-05-12' };
  expect(markdownTwins([page]).map(({ path }) => path)).toEqual([
    'services/revenue-strategy.md',
    'services/strategy.md',
  ]);
});
