import { memo } from 'react';
import { owner } from '../config/owner';
import { footer, footerColumns, tagline } from '../content/footer';
import { labels } from '../content/labels';
import { legalPages } from '../content/legal/index';
import { buildYear, currentYear } from '../lib/dates';
import { keysOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import type { RoutePath } from '../routes/table';
import { type Section, sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, PHONE_WINDOW, sizes, space, WIDE_WINDOW } from '../theme/tokens';
import { Link } from '../ui/Link';
import { Logo } from '../ui/Logo';
import { Wrap } from '../ui/layout';
import { useClientValue } from '../ui/useClientValue';

/** Mean width of the letters of the name, in em. */
const LETTER_WIDTH = 0.589;

const Footer = styled('footer', {
  font: font('display', fontWeights.regular, fontSizes.ui, 1.25),
  containerType: 'inline-size',
  borderTop: '1px solid $colors$rule',
  paddingTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
  '& a': { display: 'inline-flex', alignItems: 'center', minWidth: sizes.touch, minHeight: sizes.touch },
  '@hover': { '& a:hover': { color: '$action' } },
  '& a[aria-current]': { color: 'var(--line)', textDecoration: 'underline', textUnderlineOffset: '.25em' },
  /* The name between the side margins, in the color of the page's section. Its alternative text is empty. */
  '&::after': {
    content: `${JSON.stringify(owner.SITE_NAME)} / ""`,
    display: 'block',
    marginLeft: space.gutter,
    /* The chat launcher covers nothing else at the end of a page. */
    marginTop: 'max(1.5rem, 3.75rem - 10cqw)',
    font: font(
      'display',
      fontWeights.semi,
      `calc((100cqw - 2 * ${space.gutter}) / ${LETTER_WIDTH * owner.SITE_NAME.length})`,
      0.7,
    ),
    letterSpacing: '-.04em',
    textIndent: '-.05em',
    whiteSpace: 'nowrap',
    paddingBottom: '.1em',
    marginBottom: space.gutter,
    overflow: 'clip',
    color: 'transparent',
    /* Ten stripes from the upper edge of the capitals to the baseline. The outer ones go beyond them: baselines are rounded. */
    background: `linear-gradient(var(--line) .14em, transparent 0 .7em, var(--line) 0) text,
      repeating-linear-gradient(var(--line) 0 .0506em, transparent 0 .0666em) 0 .032em text`,
  },
});

const Columns = styled('div', {
  display: 'grid',
  gap: '1.5rem',
  [`@media (min-width: 15em) and ${PHONE_WINDOW}`]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '& > :first-child': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '1rem',
    },
    '& > :last-child, & > :last-child > ul': {
      display: 'grid',
      grid: 'auto / subgrid',
      gridColumn: '1 / -1',
    },
  },
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gap },
  '@lg': { gridTemplateColumns: '1fr auto auto auto', columnGap: '4rem' },
  '& > div:first-child': { gridColumn: '1 / -1', '@lg': { gridColumn: 'auto' } },
  '& h2': { font: 'inherit', color: '$ink3', marginBottom: '.25rem' },
  '& li > a': {
    alignItems: 'flex-start',
    textWrap: 'balance',
    paddingBlock: '.4rem',
    [`@media ${WIDE_WINDOW} and (pointer: fine)`]: { minHeight: 0 },
  },
});

const Tagline = styled('p', {
  font: font('display', fontWeights.medium, fontSizes.h3, 1.15),
  letterSpacing: '-.02em',
  margin: '1.25rem 0',
  maxWidth: '14em',
  textWrap: 'balance',
  '@phone': { order: 1, margin: '.5rem 0 0', maxWidth: 'none', fontSize: fontSizes.h4 },
});

const Social = styled('div', {
  display: 'flex',
  gap: '1.5rem',
  /* The last one ends at the margin. */
  '@phone': { '& > a': { justifyContent: 'flex-end' } },
});

const BottomLine = styled('div', {
  marginTop: '2rem',
  borderTop: '1px solid $colors$rule',
  paddingTop: '.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 2rem',
  alignItems: 'center',
  color: '$ink2',
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' },
});

const legalPaths = keysOf(legalPages).map((slug) => `/${slug}` as const);

const paths = footerColumns.flatMap(({ links }) => links.map(({ path }) => path));
/** Two links to one page would both be the current one. */
const isAmbiguous = (path: RoutePath) => paths.indexOf(path) !== paths.lastIndexOf(path);

interface SiteFooterProps {
  readonly path: string;
  readonly section: Section | null;
}

/**
 * The footer: brand with tagline and social links, three columns of links, and the legal links. It sets
 * `aria-current` on the link of the current page: About and Careers are not in the main menu.
 */
export const SiteFooter = memo(function SiteFooter({ path: currentPath, section }: SiteFooterProps) {
  const company = owner.SITE_NAME;
  const year = useClientValue(currentYear, buildYear);
  const currentLink = (path: RoutePath) => (path === currentPath && !isAmbiguous(path) ? 'page' : undefined);
  return (
    <Footer className={[section && sectionColors(section), surfaceClass('night')].filter(Boolean).join(' ')}>
      <Wrap>
        <Columns>
          <div>
            <Logo name={company} label={labels.home(company)} size={36} />
            <Tagline>{tagline}</Tagline>
            <Social>
              <a href={owner.LINKEDIN_URL} aria-label={footer.onLinkedIn(company)} data-tooltip="">
                {footer.linkedIn}
              </a>
              <a href={owner.X_URL} aria-label={footer.onX(company)} data-tooltip="">
                {footer.x}
              </a>
            </Social>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={label ?? path}>
                    <Link href={path} aria-current={currentLink(path)}>
                      {label ?? routeOf(path).name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <BottomLine>
          <p>{footer.rights(year, company)}</p>
          <nav aria-label={labels.legalNavigation}>
            {legalPaths.map((path) => (
              <Link key={path} href={path} aria-current={currentLink(path)}>
                {routeOf(path).name}
              </Link>
            ))}
          </nav>
        </BottomLine>
      </Wrap>
    </Footer>
  );
});
