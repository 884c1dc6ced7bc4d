import * as v from 'valibot';

/** Fields of a message, in the order of the form. */
export const fields = ['name', 'email', 'company', 'message'] as const;
export type Field = (typeof fields)[number];

/** A message as the visitor typed it. */
export type Message = Readonly<Record<Field, string>>;

export const emptyMessage: Message = { name: '', email: '', company: '', message: '' };

export const hasText = (message: Message): boolean => fields.some((field) => message[field].trim() !== '');

export const joinTexts = (first: string, second: string): string =>
  [first.trimEnd(), second].filter(Boolean).join('\n\n');

const MIN_NAME = 2;
const MIN_MESSAGE = 10;
/** Length of the longest address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
const MAX_EMAIL = 254;

/**
 * One address: a dot-separated or quoted local part, and a host of at least two labels. Labels have letters of any script;
 * the last one begins with a letter (RFC 3696, section 2). Comments and address literals (RFC 5322) are rejected, because
 * visitors do not type them.
 */
const ADDRESS =
  /^(?:"[^"\\\s]+"|[^\s@"(),:;<>[\\\].]+(?:\.[^\s@"(),:;<>[\\\].]+)*)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Counts code points, so that a letter outside the basic plane is one character, without invisible ones, such as U+200B. */
const isAtLeast = (minimum: number) => (text: string) => [...text.replace(/\p{Cf}/gu, '')].length >= minimum;

const text = v.pipe(v.string(), v.trim());

export const emailSchema = v.pipe(text, v.maxLength(MAX_EMAIL), v.regex(ADDRESS));

/** Validation of the contact form. Spaces around a value are ignored, and the company is optional. */
export const messageSchema = v.object({
  name: v.pipe(text, v.check(isAtLeast(MIN_NAME))),
  email: emailSchema,
  company: text,
  message: v.pipe(text, v.check(isAtLeast(MIN_MESSAGE))),
});

export function invalidFields(message: Message): readonly Field[] {
  const { issues } = v.safeParse(messageSchema, message);
  const paths = new Set(issues?.map((issue) => v.getDotPath(issue)));
  return fields.filter((field) => paths.has(field));
}

/** New key of a message, by which a server distinguishes a repeated attempt from a second message. */
export const newMessageKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
