import { describe, expect, test } from 'vitest';
import { atomFeed } from '../../../../src/build/search/feed';
import { posts } from '../../../../src/content/posts/index';
import { noteTexts } from '../../../support/notes';

/** The content of each entry, in order. */
const contents = [...atomFeed().matchAll(/<content type="html"><!\[CDATA\[(.*?)\]\]>/gs)].map(
  ([, content = '']) => content,
);

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

describe('the feed', () => {
  test.each(posts.map((post, index) => [post.title, post, index] as const))(
    'has the whole note "%s", as HTML without classes and with full addresses',
    (_title, post, index) => {
      const content = contents[index] ?? '';
      for (const text of noteTexts(post)) expect(wordsOf(content)).toContain(text);
      expect(content).not.toContain('class=');
      for (const [, address] of content.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\//);
    },
  );

  test('links each post at its place on the page of the blog', () => {
    const links = [...atomFeed().matchAll(/<entry>.*?<link href="([^"]*)"/gs)].map(([, address]) => address);
    expect(new Set(links).size).toBe(posts.length);
    for (const link of links)
      expect(link).toMatch(/^https:\/\/momentum\.example\/resources\/blog#[a-z0-9-]+$/);
  });
});
