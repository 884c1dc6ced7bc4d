import { styled } from '../theme/stitches.config';

/** Buttons in a row, or in a column on phones. */
export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  '@media (max-width: 29.999em)': { '& > *': { width: '100%' } },
});
