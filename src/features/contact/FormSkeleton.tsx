import { styled } from '../../theme/stitches.config';
import { radii } from '../../theme/tokens';

const GAP = '1.25rem';
const LABEL = '2.25rem';
const MESSAGE = '10.625rem';
const BUTTON = '3.125rem';

const Frame = styled('div', {
  display: 'grid',
  /* Breaks where the provider's form does. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(16rem, 34%), 100%), 1fr))',
  gap: `${GAP} 1.5rem`,
  alignContent: 'start',
  '&[data-done]': { visibility: 'hidden' },
  '& > *': {
    display: 'grid',
    gridTemplateRows: `${LABEL} 1fr`,
    height: '5.375rem',
    '&::before': { content: '""', width: '5rem', height: '.5rem', marginTop: '.75rem', background: '$rule' },
    '&::after': { content: '""', border: '1px solid $colors$rule', borderRadius: radii[1] },
  },
  '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  '& > :nth-child(4)': { height: MESSAGE },
  '& > :nth-child(5)': {
    height: BUTTON,
    width: '8rem',
    gridTemplateRows: '1fr',
    '&::before': { content: 'none' },
    '&::after': { background: '$sunk', border: 0 },
  },
});

/** The box of the message field, which contains the spinner. */
export const loaderPlace = {
  placeSelf: 'end center',
  placeContent: 'center',
  height: `calc(${MESSAGE} - ${LABEL})`,
  marginBottom: `calc(${BUTTON} + ${GAP})`,
} as const;

/**
 * Outlines of the labels and fields of the provider's form: two names, email, message and button. It keeps the height of
 * that form, and 1 px more for browsers that round text up, when it is done and invisible: nothing below moves when the
 * form arrives, is shorter, or fails.
 */
export function FormSkeleton({ isDone }: { readonly isDone: boolean }) {
  return (
    <Frame aria-hidden="true" data-done={isDone ? '' : undefined}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </Frame>
  );
}
