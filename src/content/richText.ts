export interface InlineLink {
  readonly text: string;
  /** An address, `mailto:` included. */
  readonly href: string;
}

/** A paragraph with links in it. */
export type RichText = string | readonly (string | InlineLink)[];
