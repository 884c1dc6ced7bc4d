import { styled } from '../../../../src/theme/stitches.config';

/** What went wrong, in one sentence. */
export const Fault = styled('p', {
  fontFamily: '$display',
  fontSize: '$small',
  lineHeight: 1.4,
  color: '$danger',
});
