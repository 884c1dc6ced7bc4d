import { owner } from '../config/owner';
import type { InlineLink } from './richText';

/** The owner's email address as a `mailto:` link. */
export const emailLink = {
  text: owner.SITE_EMAIL,
  href: `mailto:${owner.SITE_EMAIL}`,
} as const satisfies InlineLink;

/** The link with a subject for the visitor's mail program. */
export const emailAbout = (subject: string) => `${emailLink.href}?subject=${encodeURIComponent(subject)}`;
