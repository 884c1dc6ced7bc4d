import { styled } from '../theme/stitches.config';
import { sizes } from '../theme/tokens';

/** A button inside a sentence, with the style of a link. */
export const TextButton = styled('button', {
  minHeight: sizes.touch,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  color: '$action',
  '@hover': { '&:hover': { textDecorationThickness: '2px' } },
  '&[aria-disabled="true"]': { color: '$ink3', cursor: 'default' },
});
