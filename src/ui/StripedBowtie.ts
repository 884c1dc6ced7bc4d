import { styled } from '../theme/stitches.config';
import { BOWTIE_CLIP } from './Text';

/** A bowtie of 13 bars without marks, where a drawing would be too much of a document. Decorative. */
export const StripedBowtie = styled('div', {
  aspectRatio: '2',
  width: '100%',
  background: 'repeating-linear-gradient(90deg, currentColor 0 4%, transparent 0 8%)',
  clipPath: BOWTIE_CLIP,
});
