import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, WIDE_WINDOW } from '../theme/tokens';
import { Link } from './Link';

/**
 * The glyph of the logo: a triangle in the text color meets one in the action color.
 * @param size its width and height in CSS pixels; it is centered in the height of its parent.
 */
export function BowtieGlyph({ size }: { readonly size: number }) {
  return (
    <svg width={size} height="100%" viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
      <path d="M1 3v22l12.2-11z" />
      <path fill="var(--colors-action)" d="M27 3v22L14.8 14z" />
    </svg>
  );
}

const LogoLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  /* In a header that is too narrow the name wraps and is clipped: the glyph's line is as high as the link. */
  flexWrap: 'wrap',
  height: sizes.touch,
  minWidth: '2rem',
  overflow: 'clip',
  font: font('display', fontWeights.semi, '1.375rem', 1),
  letterSpacing: '-.03em',
  variants: {
    /** Beside the menu of a tablet: the name without the glyph; below 820 px the glyph without the name. */
    shrinks: {
      true: {
        [`@media ${WIDE_WINDOW} and (max-width: 51.249em)`]: {
          /** As wide as a touch target, into the margin of the page. */
          minWidth: sizes.touch,
          paddingLeft: '.75rem',
          marginLeft: '-.75rem',
          '& > span': { display: 'none' },
        },
        '@media (min-width: 51.25em) and (max-width: 59.999em)': {
          fontSize: fontSizes.ui,
          '& > svg': { display: 'none' },
        },
      },
    },
  },
});

export interface LogoProps {
  readonly name: string;
  /** Accessible name, which begins with `name`. */
  readonly label: string;
  /** Side of the glyph in px. */
  readonly size: number;
  readonly shrinks?: boolean;
}

export function Logo({ name, label, size, shrinks = false }: LogoProps) {
  return (
    <LogoLink href="/" aria-label={label} shrinks={shrinks}>
      <BowtieGlyph size={size} />
      <span>{name}</span>
    </LogoLink>
  );
}
