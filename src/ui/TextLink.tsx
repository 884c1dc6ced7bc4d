import type { MouseEventHandler, ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, transitions } from '../theme/tokens';
import { Link } from './Link';
import { TRIANGLE_RIGHT, triangle } from './triangle';

const StyledLink = styled(Link, {
  font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
  display: 'inline-block',
  textWrap: 'balance',
  /* The first line of a label is level with a term beside it. */
  baselineSource: 'first',
  paddingBlock: `calc((${sizes.touch} - 1.3em) / 2)`,
  color: 'var(--line)',
  /* The label ends in space for the triangle, which therefore stays beside the last word when the label wraps. */
  '& > span': {
    paddingRight: '1rem',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '.3em',
  },
  '&::after': {
    ...triangle(TRIANGLE_RIGHT, '.42rem', '.62rem solid'),
    display: 'inline-block',
    marginLeft: '-.42rem',
    transition: `transform ${transitions.base}`,
  },
  '@hover': {
    '&:hover > span': { textDecorationThickness: '2px' },
    '&:hover::after': { transform: 'translateX(.25rem)' },
  },
  variants: {
    back: {
      true: {
        display: 'inline-flex',
        flexDirection: 'row-reverse',
        alignItems: 'center',
        gap: '.55rem',
        '& > span': { paddingRight: 0 },
        '&::after': { marginLeft: 0, transform: 'scaleX(-1)' },
        '@hover': { '&:hover::after': { transform: 'scaleX(-1) translateX(.25rem)' } },
      },
    },
  },
});

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Shows a mirrored triangle before the label. */
  readonly back?: boolean;
  /** Accessible name where the visible label repeats on a page. It must begin with the visible label. */
  readonly label?: string;
  /** Called before the navigation. */
  readonly onClick?: MouseEventHandler;
}

/** A link on its own line, with the triangle. */
export function TextLink({ href, children, back = false, label, onClick }: TextLinkProps) {
  return (
    <StyledLink href={href} back={back} aria-label={label} onClick={onClick}>
      <span>{children}</span>
    </StyledLink>
  );
}
