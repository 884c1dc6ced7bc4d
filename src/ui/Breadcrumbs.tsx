import { styled } from '../theme/stitches.config';
import { monoLabel, sizes, underline } from '../theme/tokens';
import { Link } from './Link';
import { TRIANGLE_RIGHT, triangle } from './triangle';

const Navigation = styled('nav', {
  ...monoLabel,
  paddingTop: '.25rem',
  '& ol': { display: 'flex', flexWrap: 'wrap' },
  '& li': { display: 'flex', flex: 'none', alignItems: 'center', marginRight: '.75rem' },
  /* The current page, which the heading below names too, is in a second line out of sight if its name does not fit. */
  '& li:last-child': {
    flex: '1 1 0',
    flexWrap: 'wrap',
    minWidth: 0,
    height: sizes.touch,
    marginRight: 0,
    overflow: 'hidden',
    '&::before': { content: '""', height: sizes.touch },
  },
  '& a, & span': { lineHeight: sizes.touch },
  '@hover': { '& a:hover': { color: 'var(--line)', ...underline('.25em') } },
  /* The touch target of a short name is wider than the name. */
  '& a': { paddingInline: '.4rem', marginInline: '-.4rem' },
  '& li + li:not(:last-child)::before, & [aria-current]::before': {
    ...triangle(TRIANGLE_RIGHT, '.3rem', '.45rem solid var(--line)'),
    display: 'inline-block',
    marginRight: '.75rem',
  },
  '& [aria-current]': { color: 'var(--line)', whiteSpace: 'nowrap' },
});

export interface BreadcrumbsProps {
  readonly label: string;
  /** From the home page to the current page, which is text and not a link. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

/** Breadcrumbs (WAI-ARIA APG, Breadcrumb). */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  return (
    <Navigation aria-label={label}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </Navigation>
  );
}
