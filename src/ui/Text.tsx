import type { HTMLAttributes, ReactNode } from 'react';
import { css, styled } from '../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, letterSpacings, lineHeights, monoLabel } from '../theme/tokens';

const variants = {
  lead: css({
    fontSize: fontSizes.lead,
    lineHeight: 1.42,
    color: '$ink2',
    maxWidth: '38em',
    textWrap: 'pretty',
  }),
  body: css({ color: '$ink2', maxWidth: '40em', textWrap: 'pretty' }),
  small: css({ fontSize: fontSizes.small, lineHeight: 1.45, color: '$ink2', textWrap: 'pretty' }),
  mono: css({
    ...monoLabel,
    letterSpacing: letterSpacings.mono,
    textWrap: 'pretty',
  }),
} as const;

/** `line` is the section's line color. They override the color of a variant, whichever is used first. */
const tones = {
  line: css({ '&&': { color: 'var(--line)' } }),
  ink: css({ '&&': { color: '$ink' } }),
} as const;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'span' | 'h3' | 'h4' | 'dt' | 'dd';
  readonly variant?: keyof typeof variants;
  readonly tone?: keyof typeof tones | undefined;
}

/** Running text and labels. Plain styles: class names of Stitches variants are longer, and text is the most frequent style. */
export function Text({ as: Element = 'p', variant = 'body', tone, className, ...attributes }: TextProps) {
  const names = [variants[variant](), tone && tones[tone](), className].filter(Boolean);
  return <Element className={names.join(' ')} {...attributes} />;
}

export const Overline = (props: { readonly children: ReactNode }) => (
  <Text variant="mono" tone="line" {...props} />
);

/** The bowtie of the identity, as a clip path. */
export const BOWTIE_CLIP = 'polygon(0 0, 50% 42%, 100% 0, 100% 100%, 50% 58%, 0 100%)';

/** The small bowtie and name above a section's title. */
export const Tag = styled('p', {
  font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
  color: 'var(--line)',
  textWrap: 'balance',
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  '&::before': {
    content: '""',
    flex: 'none',
    width: '1.25rem',
    borderTop: '.875rem solid',
    clipPath: BOWTIE_CLIP,
  },
});

/** A heading. Its variant does not depend on its level: `<Heading as="h3" variant="h4">`. */
export const Heading = styled('h2', {
  fontFamily: fonts.display,
  fontWeight: fontWeights.heading,
  textWrap: 'balance',
  variants: {
    variant: {
      display: {
        fontSize: fontSizes.display,
        lineHeight: lineHeights.display,
        letterSpacing: letterSpacings.display,
        textWrap: 'wrap',
      },
      opener: { fontSize: fontSizes.opener, lineHeight: 0.98, letterSpacing: letterSpacings.display },
      h1: { fontSize: fontSizes.h1, lineHeight: 0.98, letterSpacing: letterSpacings.display },
      h2: { fontSize: fontSizes.h2, lineHeight: lineHeights.tight, letterSpacing: letterSpacings.head },
      h3: { fontSize: fontSizes.h3, lineHeight: 1.1, letterSpacing: letterSpacings.head },
      h4: { fontSize: fontSizes.h4, lineHeight: lineHeights.snug, letterSpacing: letterSpacings.sub },
    },
  },
  defaultVariants: { variant: 'h2' },
});

interface SizedProps {
  readonly size?: 'h1' | 'h2' | 'h3' | 'h4';
  readonly children: ReactNode;
}

/** The title of an item in a block: an h3, by default in the size of an h4. */
export const Subheading = ({ size = 'h4', ...props }: SizedProps) => (
  <Heading as="h3" variant={size} {...props} />
);

export const Statement = ({ size = 'h3', ...props }: SizedProps) => (
  <Heading as="p" variant={size} {...props} />
);

/** On narrow phones the longest word is wider than a line of large text. */
const Unbroken = styled('span', { '@pair': { whiteSpace: 'nowrap' } });

/** A heading that does not break at a hyphen. */
export const wholeWords = (heading: string): ReactNode =>
  heading
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 ? <Unbroken key={part}>{part}</Unbroken> : part));
