import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';

/** Plain text: no controls, because nothing is filtered and there are no other pages. */
const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.5rem',
  font: font('display', fontWeights.regular, fontSizes.ui, 1.3),
  color: '$ink2',
  '& > [aria-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
});

export interface InertChoicesProps {
  readonly label?: string;
  readonly choices: readonly string[];
  readonly current: string;
  /** What the current choice is to assistive technology. */
  readonly currentIs?: 'page' | 'true';
}

/** A filter that does not filter, or a pagination without other pages, with the current choice highlighted. */
export function InertChoices({ label, choices, current, currentIs = 'true' }: InertChoicesProps) {
  return (
    <List aria-label={label}>
      {choices.map((choice) => (
        <li key={choice} aria-current={choice === current ? currentIs : undefined}>
          {choice}
        </li>
      ))}
    </List>
  );
}
