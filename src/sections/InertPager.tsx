import { styled } from '../theme/stitches.config';

const Pager = styled('nav', {
  borderTop: '1px solid $colors$ink',
  marginTop: '3.5rem',
  '& > ul': { display: 'flex' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '$touch',
    minHeight: '3.25rem',
    fontFamily: '$display',
    fontWeight: '$medium',
    fontSize: '$ui',
    lineHeight: 1,
    color: '$ink3',
    cursor: 'default',
  },
  '& [aria-current]': {
    color: 'var(--line)',
    fontWeight: 700,
    boxShadow: 'inset 0 $borderWidths$marker 0 var(--line)',
  },
  '& li:first-child': { marginRight: 'auto' },
  '& li:last-child': { marginLeft: 'auto' },
});

export interface InertPagerProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** The first is the current one. */
  readonly pages: readonly string[];
}

/** Pagination that the specification gives and that does nothing (section 4): disabled buttons say so. */
export function InertPager({ label, previous, next, pages: [current, ...others] }: InertPagerProps) {
  return (
    <Pager aria-label={label}>
      <ul>
        <li>
          <button type="button" disabled>
            {previous}
          </button>
        </li>
        <li>
          <button type="button" disabled aria-current="page">
            {current}
          </button>
        </li>
        {others.map((page) => (
          <li key={page}>
            <button type="button" disabled>
              {page}
            </button>
          </li>
        ))}
        <li>
          <button type="button" disabled>
            {next}
          </button>
        </li>
      </ul>
    </Pager>
  );
}
