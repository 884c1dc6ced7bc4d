import { styled } from '../../theme/stitches.config';

const Frame = styled('div', {
  display: 'grid',
  /* Breaks where the provider's form does. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: '1.25rem 1.5rem',
  alignContent: 'start',
  opacity: 0.6,
  '@media (prefers-color-scheme: dark)': { opacity: 1 },
  '&[data-done]': { visibility: 'hidden' },
  '& > *': {
    height: '5.375rem',
    background:
      'linear-gradient($colors$rule 0 0) 0 .5rem / 6.5rem .875rem no-repeat, linear-gradient($colors$rule 0 0) 0 2.25rem no-repeat',
  },
  '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  '& > :nth-child(4)': { height: '10.625rem' },
  '& > :nth-child(5)': { height: '3.125rem', width: '7rem', background: '$rule' },
});

/**
 * Shapes of the labels and fields of the provider's form: two names, email, message and button. It keeps the height of
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
