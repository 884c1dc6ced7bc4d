import * as v from 'valibot';

/** The fields of a message, in the order in which they stand in a form. */
export const fields = ['name', 'email', 'company', 'message'] as const;
export type Field = (typeof fields)[number];

/** A message as the visitor typed it. */
export type Message = Readonly<Record<Field, string>>;

export const emptyMessage: Message = { name: '', email: '', company: '', message: '' };

const MIN_NAME = 2;
const MIN_MESSAGE = 10;
/** The longest address that mail servers take (RFC 5321, section 4.5.3.1.3). */
const MAX_EMAIL = 254;

/**
 * One address: a dot-separated or quoted local part, and a host of at least two labels, letters of any script with their
 * marks, the last of which begins with a letter (RFC 3696, section 2). Wider than most forms take and narrower than
 * RFC 5322, whose comments and address literals nobody types.
 */
const ADDRESS =
  /^(?:"[^"\\\s]+"|[^\s@"(),:;<>[\\\].]+(?:\.[^\s@"(),:;<>[\\\].]+)*)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Characters as a reader counts them: a letter outside the basic plane is one. */
const isAtLeast = (minimum: number) => (text: string) => [...text].length >= minimum;

const text = v.pipe(v.string(), v.trim());

export const emailSchema = v.pipe(text, v.maxLength(MAX_EMAIL), v.regex(ADDRESS));

/** Validation of the contact form; spaces around a value are ignored, and the company is optional. */
export const messageSchema = v.object({
  name: v.pipe(text, v.check(isAtLeast(MIN_NAME))),
  email: emailSchema,
  company: text,
  message: v.pipe(text, v.check(isAtLeast(MIN_MESSAGE))),
});

/** The fields that break their rule, in their order. */
export function invalidFields(message: Message): readonly Field[] {
  const { issues } = v.safeParse(messageSchema, message);
  const paths = new Set(issues?.map((issue) => v.getDotPath(issue)));
  return fields.filter((field) => paths.has(field));
}

/** A key for one message, so that a server can tell a repeated attempt from a second message. */
export const newMessageKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
