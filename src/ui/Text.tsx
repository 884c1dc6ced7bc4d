import type { HTMLAttributes, ReactNode } from 'react';
import { css, styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, letterSpacings, monoLabel } from '../theme/tokens';

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

/** A label above a title, in the section's line color. */
export const Overline = ({ children }: { readonly children: ReactNode }) => (
  <Text variant="mono" tone="line">
    {children}
  </Text>
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
