import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { TRIANGLE_RIGHT } from '../ui/triangle';

const Checklist = styled('ul', {
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    borderTop: '1px solid $colors$ink',
    padding: '1.125rem 0 1.25rem 2.25rem',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '1.5rem',
    width: '.85rem',
    borderTop: '1.1rem solid var(--line)',
    clipPath: TRIANGLE_RIGHT,
  },
});

/** Outcomes that can be checked at the end of a phase. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly string[] }) {
  return (
    <Checklist>
      {outcomes.map((outcome) => (
        <Heading as="li" variant="h4" key={outcome}>
          {outcome}
        </Heading>
      ))}
    </Checklist>
  );
}
