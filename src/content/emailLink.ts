import { owner } from '../config/owner';
import type { InlineLink } from './richText';

/** The owner's email address as a `mailto:` link. */
export const emailLink = {
  text: owner.SITE_EMAIL,
  href: `mailto:${owner.SITE_EMAIL}`,
} as const satisfies InlineLink;

/**
 * The address with a subject and a text for the visitor's mail program (RFC 6068).
 * @param body its lines are separated by `\n`.
 */
export const emailAbout = (subject: string, body = ''): string => {
  const address = `${emailLink.href}?subject=${encodeURIComponent(subject)}`;
  return body === '' ? address : `${address}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
};
