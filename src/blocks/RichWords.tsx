import type { RichText } from '../content/richText';
import { Link } from '../ui/Link';

/** The text and links of a paragraph. */
export function RichWords({ text }: { readonly text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.href} href={part.href} {...(part.href.startsWith('https:') ? { rel: 'noopener' } : {})}>
        {part.text}
      </Link>
    ),
  );
}

/** Styles of links inside paragraphs, for a container of paragraphs. */
export const linksInText = {
  color: 'var(--line)',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  overflowWrap: 'anywhere',
} as const;
