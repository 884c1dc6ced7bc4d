import type { BlogPost, NoteBlock, NoteTable } from '../../src/content/posts/types';
import type { RichText } from '../../src/content/richText';

const joined = (words: RichText): string =>
  typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function textsOfBlock(block: NoteBlock): readonly string[] {
  if (typeof block === 'string' || 'length' in block) return [joined(block)];
  if ('heading' in block) return [block.heading];
  if ('list' in block) return block.list.map(joined);
  if ('steps' in block) return block.steps.map(joined);
  const { caption, columns, rows } = block.table;
  return [caption, ...columns, ...rows.flat()];
}

/** The texts of a note in order: paragraphs, headings, items and cells. */
export const noteTexts = (post: BlogPost): readonly string[] => post.text().flatMap(textsOfBlock);

/** The tables of a note, in order. */
export const noteTables = (post: BlogPost): readonly NoteTable[] =>
  post.text().flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : []));
