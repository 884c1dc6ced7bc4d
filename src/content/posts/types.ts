import type { Artwork } from '../artworks';
import type { RichText } from '../richText';

/** Posts have no page of their own. */
export const blogPath = '/resources/blog';

export const postCategories = [
  'AI Trends',
  'Growth',
  'Marketing',
  'Operations',
  'Customer Success',
  'Product Development',
  'Leadership',
] as const;

export type PostCategory = (typeof postCategories)[number];

/** The author who is a person. The others are practices of the firm. */
export const founder = 'The founder';

export type PostAuthor = typeof founder | `The ${string} practice`;

/** A table with at most four columns, so that it fits on a phone. The first cell of a row is its name. */
export interface NoteTable {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph, a heading, a list, numbered steps, or a table. */
export type NoteBlock =
  | RichText
  | { readonly heading: string }
  | { readonly list: readonly RichText[] }
  | { readonly steps: readonly RichText[] }
  | { readonly table: NoteTable };

export interface BlogPost {
  readonly title: string;
  readonly excerpt: string;
  readonly category: PostCategory;
  /** Day of publication: `2026-05-12`. */
  readonly date: string;
  readonly author: PostAuthor;
  readonly path: string;
  readonly artwork: Artwork;
  /** The note. A function, because only the blog's page needs it. */
  readonly text: () => readonly NoteBlock[];
}
