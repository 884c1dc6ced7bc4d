import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { Text } from '../ui/Text';

const Pager = styled('div', {
  borderTop: '1px solid $colors$ink',
  marginTop: '3.5rem',
  paddingTop: '1rem',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.5rem 2rem',
  '& > ul': {
    display: 'flex',
    gap: '1.25rem',
    font: font('display', fontWeights.regular, fontSizes.ui, 1.3),
    color: '$ink2',
  },
  '& [aria-current]': { color: 'var(--line)', fontWeight: fontWeights.bold },
});

export interface InertPagerProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** The first is the current page. */
  readonly pages: readonly string[];
  /** Says where all items are. */
  readonly note: string;
}

/** A pagination without other pages: plain text with the current page highlighted and no controls. */
export function InertPager({ label, previous, next, pages: [current, ...others], note }: InertPagerProps) {
  return (
    <Pager>
      <ul aria-label={label}>
        <li>{previous}</li>
        <li aria-current="page">{current}</li>
        {others.map((page) => (
          <li key={page}>{page}</li>
        ))}
        <li>{next}</li>
      </ul>
      <Text variant="small">{note}</Text>
    </Pager>
  );
}
