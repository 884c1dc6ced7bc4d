import { styled } from '../theme/stitches.config';

/** A heading. Its look is chosen apart from its level: `<Heading as="h3" look="h4">`. */
export const Heading = styled('h2', {
  fontFamily: '$display',
  fontWeight: '$heading',
  textWrap: 'balance',
  variants: {
    look: {
      display: {
        fontSize: '$display',
        lineHeight: '$display',
        letterSpacing: '$display',
        textWrap: 'wrap',
      },
      h1: { fontSize: '$h1', lineHeight: 0.98, letterSpacing: '$display' },
      h2: { fontSize: '$h2', lineHeight: '$tight', letterSpacing: '$head' },
      h3: { fontSize: '$h3', lineHeight: 1.1, letterSpacing: '$head' },
      h4: { fontSize: '$h4', lineHeight: '$snug', letterSpacing: '$sub' },
    },
  },
  defaultVariants: { look: 'h2' },
});
