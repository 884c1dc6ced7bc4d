import type { RichText } from '../richText';

/** A paragraph, or a list. */
export type LegalBlock = RichText | { readonly list: readonly RichText[] };

export interface LegalSection {
  /** The hash target. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}
