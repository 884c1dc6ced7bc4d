import { renderToStaticMarkup } from 'react-dom/server';
import { NoteText } from '../../blocks/NoteText';
import { absoluteAddress } from '../../config/absoluteAddress';
import type { BlogPost } from '../../content/posts/types';
import { slug } from '../../lib/slug';

/** The address of a post: its place on the page of the blog. */
export const postAddress = ({ path, title }: BlogPost): string => absoluteAddress(`${path}#${slug(title)}`);

/** The note of a post as HTML for other sites: without classes, and with absolute addresses. */
export const noteHtml = (post: BlogPost): string =>
  renderToStaticMarkup(<NoteText blocks={post.text()} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${new URL(href, postAddress(post)).href}"`);
