import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, transitions } from '../theme/tokens';
import { Link } from './Link';
import { TRIANGLE_RIGHT } from './triangle';

const StyledLink = styled(Link, {
  font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55rem',
  minHeight: sizes.touch,
  color: 'var(--line)',
  '&::after': {
    content: '""',
    width: '.42rem',
    borderTop: '.62rem solid',
    flex: 'none',
    clipPath: TRIANGLE_RIGHT,
    transition: `transform ${transitions.base}`,
  },
  '& > span': {
    background: 'linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat',
    transition: `background-size ${transitions.base}`,
  },
  '@hover': {
    '&:hover > span': { backgroundSize: '100% 2px' },
    '&:hover::after': { transform: 'translateX(.25rem)' },
  },
  variants: {
    direction: {
      forward: {},
      back: {
        flexDirection: 'row-reverse',
        '&::after': { transform: 'scaleX(-1)' },
        '@hover': { '&:hover::after': { transform: 'scaleX(-1) translateX(.25rem)' } },
      },
    },
  },
  defaultVariants: { direction: 'forward' },
});

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** `back` shows a mirrored triangle before the label. */
  readonly direction?: 'forward' | 'back';
  /** Accessible name where the visible label repeats on a page. It must begin with the visible label. */
  readonly label?: string;
}

/** A link on its own line, with the triangle. */
export function TextLink({ href, children, direction = 'forward', label }: TextLinkProps) {
  return (
    <StyledLink href={href} direction={direction} aria-label={label}>
      <span>{children}</span>
    </StyledLink>
  );
}
