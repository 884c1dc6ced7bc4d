import { owner } from '../config/owner';
import type { InlineLink } from './richText';

/** The owner's email address, which opens a letter. */
export const emailLink = {
  text: owner.SITE_EMAIL,
  href: `mailto:${owner.SITE_EMAIL}`,
} as const satisfies InlineLink;
