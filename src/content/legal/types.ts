import type { EmailClosing } from '../pages/types';
import type { RichText } from '../richText';
import type { PageMeta } from '../summary';

/** A paragraph, or a list. */
export type LegalBlock = RichText | { readonly list: readonly RichText[] };

export interface LegalSection {
  /** The hash target. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** Everything about one legal page. Its h1 is its name. */
export interface LegalPage extends PageMeta {
  /** A function, because the footer needs the name when the site starts, and only the page needs the text. */
  readonly text: () => {
    readonly lead: string;
    readonly sections: readonly LegalSection[];
    readonly closing: EmailClosing;
  };
}
