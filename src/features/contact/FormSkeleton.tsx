import { styled } from '../../theme/stitches.config';

/** The rows of the provider's form: two names, email, message, button. */
const ROWS = ['firstName', 'lastName', 'email', 'message', 'submit'] as const;

const Frame = styled('div', {
  display: 'grid',
  /* Breaks where the provider's form does. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: '1.25rem 1.5rem',
  alignContent: 'start',
  '&[data-done]': { visibility: 'hidden' },
  '& > *': { height: '5.375rem', paddingTop: '2rem', position: 'relative' },
  '& > ::before': {
    content: '""',
    position: 'absolute',
    top: '.5rem',
    width: '6.5rem',
    height: '.875rem',
    backgroundColor: '$sunk',
  },
  '& > ::after': {
    content: '""',
    display: 'block',
    height: '3.125rem',
    border: '1px solid $colors$rule',
    borderRadius: '$1',
  },
  '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  '& > :nth-child(4)': { height: '10.5625rem' },
  '& > :nth-child(4)::after': { height: '8.3125rem' },
  '& > :nth-child(5)': { height: '3.125rem', width: '7rem', padding: 0, backgroundColor: '$sunk' },
  '& > :nth-child(5)::before, & > :nth-child(5)::after': { content: 'none' },
});

/**
 * Shapes of the labels and fields of the provider's form. It has the height of that form and keeps it when it is done and
 * invisible: what stands below the form does not move when the form arrives, is shorter, or fails.
 */
export function FormSkeleton({ isDone }: { readonly isDone: boolean }) {
  return (
    <Frame aria-hidden="true" data-done={isDone ? '' : undefined}>
      {ROWS.map((row) => (
        <div key={row} />
      ))}
    </Frame>
  );
}
