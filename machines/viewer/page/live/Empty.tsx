import { styled } from '../../../../src/theme/stitches.config';

/** In the place of a chart when there is none. */
export const Empty = styled('div', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: '$3',
  height: '100%',
  padding: '$5',
  '& h1': { fontFamily: '$display', fontWeight: 550, fontSize: '$h3', letterSpacing: '-.022em' },
  '& p': { maxWidth: '34em', color: '$ink2' },
  '& a': { color: '$action', textDecoration: 'underline', textUnderlineOffset: '4px' },
});
