export interface InlineLink {
  readonly text: string;
  /** An address, `mailto:` included. */
  readonly href: string;
}

/** A paragraph with optional links. */
export type RichText = string | readonly (string | InlineLink)[];
