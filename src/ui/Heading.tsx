import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, letterSpacings, lineHeights } from '../theme/tokens';

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
      h1: { fontSize: fontSizes.h1, lineHeight: 0.98, letterSpacing: letterSpacings.display },
      h2: { fontSize: fontSizes.h2, lineHeight: lineHeights.tight, letterSpacing: letterSpacings.head },
      h3: { fontSize: fontSizes.h3, lineHeight: 1.1, letterSpacing: letterSpacings.head },
      h4: { fontSize: fontSizes.h4, lineHeight: lineHeights.snug, letterSpacing: letterSpacings.sub },
    },
  },
  defaultVariants: { variant: 'h2' },
});

export interface SubheadingProps {
  readonly size?: 'h3' | 'h4';
  readonly children: ReactNode;
}

/** The title of an item in a block: an h3 in the size of an h3 or h4. */
export const Subheading = ({ size = 'h4', children }: SubheadingProps) => (
  <Heading as="h3" variant={size}>
    {children}
  </Heading>
);
