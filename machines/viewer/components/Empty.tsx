import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import { heading } from './heading';

/** Message for a page without a chart. */
export const Empty = styled('div', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: space[3],
  height: '100%',
  padding: space[5],
  '& h1': heading('h3'),
  '& p': { maxWidth: '34em', color: '$ink2' },
  '& a': { color: '$action', textDecoration: 'underline', textUnderlineOffset: '4px' },
});
