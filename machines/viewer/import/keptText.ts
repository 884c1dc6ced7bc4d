import { type Link, MAX_LINKED_TEXT } from '../address/link';

/** Key of the session storage, which a tab keeps during a reload. */
const KEY = 'imported machine';

/** Text of the import page in this tab; undefined if there is none. */
export const keptText = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

/** Keeps the text of the import page for a reload of this tab. */
export function keepText(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch (error) {
    console.warn('The text is not kept for a reload.', error);
  }
}

/** What a link keeps of a text: a long one only by its length. */
export const linkTo = (text: string): Pick<Link, 'text' | 'textLength'> =>
  text.length > MAX_LINKED_TEXT ? { textLength: text.length } : { text };

/** Text of a link. A long one is undefined in any tab but the one that drew it last. */
export function linkedText({ text, textLength }: Link): string | undefined {
  if (textLength === undefined) return text;
  const kept = keptText();
  return kept?.length === textLength ? kept : undefined;
}
