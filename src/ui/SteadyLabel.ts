import { styled } from '../theme/stitches.config';

/** A label that changes and is always as wide as the text in `data-widest`, which is neither visible nor read. */
export const SteadyLabel = styled('span', {
  display: 'grid',
  '&::after': { content: 'attr(data-widest)', height: 0, overflow: 'hidden', visibility: 'hidden' },
});
