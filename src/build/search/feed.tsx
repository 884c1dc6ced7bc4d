import { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoteText } from '../../blocks/NoteText';
import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { blog } from '../../content/pages/blog';
import { posts } from '../../content/posts/index';
import type { BlogPost } from '../../content/posts/types';
import { slugify } from '../../lib/slugify';
import { feedPath, postAddress } from './addresses';

const host = new URL(owner.SITE_URL).host;

/** The note of a post as HTML for other sites: without classes, and with absolute addresses. */
const noteHtml = (post: BlogPost): string =>
  renderToStaticMarkup(<NoteText blocks={post.text()} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${new URL(href, postAddress(post)).href}"`);

/**
 * The posts in full as an Atom feed (RFC 4287). A post has no page of its own, so that its id is a `tag:` address (RFC
 * 4151), which stays the same when it gets one.
 */
export function atomFeed(): string {
  const [newest] = posts;
  const feed = new Feed({
    title: `${blog.title} | ${owner.SITE_NAME}`,
    description: blog.description,
    id: absoluteAddress('/resources/blog'),
    link: absoluteAddress('/resources/blog'),
    feed: absoluteAddress(feedPath),
    language: 'en',
    copyright: owner.SITE_NAME,
    updated: new Date(newest.date),
    author: { name: owner.SITE_NAME, link: absoluteAddress('/') },
  });
  for (const post of posts) {
    const { title, excerpt, category, date, author } = post;
    feed.addItem({
      title,
      id: `tag:${host},${date}:${slugify(title)}`,
      link: postAddress(post),
      description: excerpt,
      content: noteHtml(post),
      date: new Date(date),
      published: new Date(date),
      author: [{ name: author }],
      category: [{ name: category }],
    });
  }
  return feed.atom1();
}
