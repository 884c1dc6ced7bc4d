import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { underline } from '../theme/tokens';
import { Link } from '../ui/Link';

/** A link within a sentence. */
export const WordsLink = styled(Link, {
  color: 'var(--line)',
  ...underline('.2em', 'auto'),
  overflowWrap: 'anywhere',
});

export function RichWords({ text }: { readonly text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <WordsLink key={part.href} href={part.href}>
        {part.text}
      </WordsLink>
    ),
  );
}

export const keyOfText = (text: unknown): string => JSON.stringify(text);

export const richItems = (texts: readonly RichText[]) =>
  texts.map((text) => (
    <li key={keyOfText(text)}>
      <RichWords text={text} />
    </li>
  ));
