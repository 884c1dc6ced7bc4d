/** A message for the visitor's mail program. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Lines are separated by `\n`. */
  readonly body: string;
}

/** Address that opens the mail program with a message (RFC 6068). */
export const mailAddress = ({ to, subject, body }: Mail): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
