import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, letterSpacings } from '../theme/tokens';

/** Running text, captions and labels. */
export const Text = styled('p', {
  variants: {
    variant: {
      lead: {
        fontSize: fontSizes.lead,
        lineHeight: 1.42,
        color: '$ink2',
        maxWidth: '38em',
        textWrap: 'pretty',
      },
      body: { color: '$ink2', maxWidth: '40em', textWrap: 'pretty' },
      small: { fontSize: fontSizes.small, lineHeight: 1.45, color: '$ink2', textWrap: 'pretty' },
      mono: {
        fontFamily: fonts.mono,
        fontWeight: fontWeights.regular,
        fontSize: fontSizes.mono,
        lineHeight: 1.4,
        letterSpacing: letterSpacings.mono,
        color: '$ink3',
      },
    },
    /** In the section's line color. */
    tone: { line: { color: 'var(--line)' }, ink: { color: '$ink' } },
  },
  defaultVariants: { variant: 'body' },
});

/** The bowtie of the identity, as a clip path. */
export const BOWTIE_CLIP = 'polygon(0 0, 50% 42%, 100% 0, 100% 100%, 50% 58%, 0 100%)';

/** The small bowtie and name above a section's title. */
export const Tag = styled('p', {
  fontFamily: fonts.display,
  fontWeight: fontWeights.medium,
  fontSize: fontSizes.ui,
  lineHeight: 1.3,
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
  variants: { tone: { field: { color: '$onField' } } },
});
