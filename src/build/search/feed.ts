import { Feed } from 'feed';
import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { blog } from '../../content/pages/blog';
import { posts } from '../../content/posts/index';
import { feedPath } from './addresses';

const host = new URL(owner.SITE_URL).host;

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The posts as an Atom feed (RFC 4287). A post has no page of its own, so that its id is a `tag:` address (RFC 4151), which
 * stays the same when it gets one.
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
  for (const { title, excerpt, category, date, author, path } of posts) {
    feed.addItem({
      title,
      id: `tag:${host},${date}:${slug(title)}`,
      link: absoluteAddress(path),
      description: excerpt,
      date: new Date(date),
      published: new Date(date),
      author: [{ name: author }],
      category: [{ name: category }],
    });
  }
  return feed.atom1();
}
