import { styled } from '../theme/stitches.config';
import { fonts, monoLabel, sizes, underline } from '../theme/tokens';
import { Link } from './Link';
import { TRIANGLE_RIGHT, triangle } from './triangle';

const Navigation = styled('nav', {
  ...monoLabel,
  paddingTop: '.25rem',
  /* Narrower letters: most trails are one line. */
  '@phone': { fontFamily: fonts.display },
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& li': { display: 'flex', flex: 'none', alignItems: 'center', marginRight: '.75rem' },
  /* The current page can have two lines, so that no line ends with an arrow. */
  '& li:last-child': { flex: '1 1 4rem', marginRight: 0 },
  '@hover': { '& a:hover': { color: 'var(--line)', ...underline('.25em') } },
  /* The touch target of a short name is wider than the name. */
  '& a': { lineHeight: sizes.touch, paddingInline: '.4rem', marginInline: '-.4rem' },
  /* After a name, so that no line begins with it. */
  '& li:not(:last-child)::after': {
    ...triangle(TRIANGLE_RIGHT, '.3rem', '.45rem solid var(--line)'),
    marginLeft: '.75rem',
  },
  '& [aria-current]': { color: 'var(--line)', lineHeight: 1.3, paddingBottom: '.5rem' },
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
