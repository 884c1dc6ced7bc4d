import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { Text } from '../ui/Text';

/** Plain text: no controls, because nothing is filtered and there are no other pages. */
const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.5rem',
  font: font('display', fontWeights.regular, fontSizes.ui, 1.3),
  color: '$ink2',
  '& > [aria-current]': { color: 'var(--line)', fontWeight: fontWeights.bold },
  variants: {
    layout: {
      row: {},
      column: {
        '@md': {
          display: 'block',
          '& > li': { padding: '.55rem 0' },
          '& > li + li': { borderTop: '1px solid $colors$rule' },
        },
      },
    },
  },
});

export interface InertChoicesProps {
  readonly choices: readonly string[];
  readonly current: string;
  readonly layout: 'row' | 'column';
}

/** A filter that does not filter, with the current choice highlighted. */
export function InertChoices({ choices, current, layout }: InertChoicesProps) {
  return (
    <List layout={layout}>
      {choices.map((choice) => (
        <li key={choice} aria-current={choice === current ? 'true' : undefined}>
          {choice}
        </li>
      ))}
    </List>
  );
}

const Pager = styled('div', {
  borderTop: '1px solid $colors$ink',
  marginTop: '3.5rem',
  paddingTop: '1rem',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.5rem 2rem',
  '& > ul': { columnGap: '1.25rem' },
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

/** A pagination without other pages, with the current page highlighted. */
export function InertPager({ label, previous, next, pages: [current, ...others], note }: InertPagerProps) {
  return (
    <Pager>
      <List aria-label={label}>
        <li>{previous}</li>
        <li aria-current="page">{current}</li>
        {others.map((page) => (
          <li key={page}>{page}</li>
        ))}
        <li>{next}</li>
      </List>
      <Text variant="small">{note}</Text>
    </Pager>
  );
}
