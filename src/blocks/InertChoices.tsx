import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';

/** Plain text: no controls, because nothing is filtered and there are no other pages. */
const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.5rem',
  font: font('display', fontWeights.regular, fontSizes.ui, 1.3),
  color: '$ink2',
  '& > [aria-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
  variants: {
    inColumns: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        gap: `0 ${space.gap}`,
        fontSize: '1.25rem',
        '& > li': { borderTop: '1px solid $colors$rule', paddingBlock: '.5rem' },
      },
    },
  },
});

export interface InertChoicesProps {
  readonly label?: string;
  /** Below each other, or in as many columns as there is space for. */
  readonly inColumns?: boolean;
  readonly choices: readonly string[];
  readonly current: string;
  /** What the current choice is to assistive technology. */
  readonly currentIs?: 'page' | 'true';
}

/** A filter that does not filter, or a pagination without other pages, with the current choice highlighted. */
export function InertChoices({
  label,
  inColumns = false,
  choices,
  current,
  currentIs = 'true',
}: InertChoicesProps) {
  return (
    <List aria-label={label} inColumns={inColumns}>
      {choices.map((choice) => (
        <li key={choice} aria-current={choice === current ? currentIs : undefined}>
          {choice}
        </li>
      ))}
    </List>
  );
}
