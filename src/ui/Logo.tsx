import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, sizes } from '../theme/tokens';
import { BowtieGlyph } from './BowtieGlyph';
import { Link } from './Link';

const LogoLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: sizes.touch,
  flex: 'none',
  fontFamily: fonts.display,
  fontWeight: 650,
  fontSize: '1.375rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
  '@media (max-width: 359.98px)': { '& > span': { display: 'none' } },
  variants: {
    /** Beside the menu of a tablet: the name without the glyph; below 820 px the glyph without the name. */
    shrinks: {
      true: {
        '@media (min-width: 768px) and (max-width: 819.98px)': { '& > span': { display: 'none' } },
        '@media (min-width: 820px) and (max-width: 959.98px)': {
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

/** Glyph and name, linked to the home page. */
export function Logo({ name, label, size, shrinks = false }: LogoProps) {
  return (
    <LogoLink href="/" aria-label={label} shrinks={shrinks}>
      <BowtieGlyph size={size} />
      <span>{name}</span>
    </LogoLink>
  );
}
