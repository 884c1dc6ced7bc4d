import { memo } from 'react';
import { owner } from '../config/owner';
import { footer, footerColumns, tagline } from '../content/footer';
import { labels } from '../content/labels';
import { legalPages } from '../content/legal/index';
import { keysOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import type { RoutePath } from '../routes/table';
import { styled } from '../theme/stitches.config';
import { focusRing } from '../theme/surfaces';
import { font, fontSizes, fontWeights, sizes, space, WIDE_WINDOW } from '../theme/tokens';
import { Link } from '../ui/Link';
import { Logo } from '../ui/Logo';
import { Wrap } from '../ui/layout';
import { useClientValue } from '../ui/useClientValue';

const Footer = styled('footer', {
  backgroundColor: '$night',
  color: '$onNight',
  '--colors-action': '#5FD792',
  borderTop: '1px solid $colors$nightLine',
  paddingBlock: 'clamp(3.5rem, 2.5rem + 4vw, 6rem) 1.5rem',
  '@hover': { '& a:hover': { color: '$onNightAccent' } },
  '& a[aria-current]': { color: '$onNightAccent', textDecoration: 'underline', textUnderlineOffset: '.25em' },
  '& :focus-visible': focusRing('var(--colors-onNightAccent)', 22),
});

const Columns = styled('div', {
  display: 'grid',
  gap: '2.5rem 1.5rem',
  '@phone': {
    rowGap: '1rem',
    '& > div + div': { borderTop: '1px solid $colors$nightLine', paddingTop: '1rem' },
    '& ul': { columns: 2, columnGap: '1rem', '@narrowest': { columns: 1 } },
    '& li': { breakInside: 'avoid' },
  },
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gap },
  '@lg': { gridTemplateColumns: '1fr auto auto auto', columnGap: '4rem' },
  '& > div:first-child': { gridColumn: '1 / -1', '@lg': { gridColumn: 'auto' } },
  '& h2': {
    font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
    color: '$nightLabel',
    marginBottom: '.5rem',
  },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.touch,
    paddingBlock: '.3rem',
    font: font('display', fontWeights.regular, fontSizes.ui, 1.25),
    textWrap: 'balance',
    minWidth: sizes.touch,
    [`@media ${WIDE_WINDOW} and (pointer: fine)`]: { minHeight: 0, paddingBlock: '.4rem' },
  },
});

const Tagline = styled('p', {
  font: font('display', fontWeights.medium, fontSizes.h3, 1.15),
  letterSpacing: '-.02em',
  margin: '1.25rem 0',
  maxWidth: '14em',
  textWrap: 'balance',
});

const Social = styled('div', {
  display: 'flex',
  gap: '.5rem',
  '& > a': {
    minWidth: sizes.touch,
    minHeight: sizes.touch,
    display: 'grid',
    placeItems: 'center',
    padding: '0 1rem',
    border: '1px solid $colors$nightLine',
    font: font('display', fontWeights.medium, '1rem', 1),
  },
  '@hover': { '& > a:hover': { borderColor: 'currentColor' } },
});

const BottomLine = styled('div', {
  marginTop: 'clamp(2.5rem, 2rem + 3vw, 5rem)',
  paddingTop: '1rem',
  borderTop: '1px solid $colors$nightLine',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  alignItems: 'center',
  font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
  textWrap: 'balance',
  color: '$onNight2',
  '& > nav': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    /* The chat launcher covers the right end of the last line. Also without a chat, so that its arrival shifts nothing. */
    paddingRight: `calc(${sizes.chatLauncher} - ${space.gutter})`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: sizes.touch },
});

const currentYear = () => new Date().getFullYear();

declare const __BUILD_YEAR__: number;

/** Renders again if the visitor's year is not the year of the build. */
function Rights({ company }: { readonly company: string }) {
  const year = useClientValue(currentYear, () => __BUILD_YEAR__);
  return <p>{footer.rights(year, company)}</p>;
}

const legalPaths = keysOf(legalPages).map((slug) => `/${slug}` as const);

const paths = footerColumns.flatMap(({ links }) => links.map(({ path }) => path));
/** Two links to one page would both be the current one. */
const isAmbiguous = (path: RoutePath) => paths.indexOf(path) !== paths.lastIndexOf(path);

/**
 * The footer: brand with tagline and social links, three columns of links, and the legal links. It sets
 * `aria-current` on the link of the current page: About and Careers are not in the main menu.
 */
export const SiteFooter = memo(function SiteFooter({ path: currentPath }: { readonly path: string }) {
  const company = owner.SITE_NAME;
  const ariaCurrent = (path: RoutePath) => (path === currentPath && !isAmbiguous(path) ? 'page' : undefined);
  return (
    <Footer>
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
                    <Link href={path} aria-current={ariaCurrent(path)}>
                      {label ?? routeOf(path).name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <BottomLine>
          <Rights company={company} />
          <nav aria-label={labels.legalNavigation}>
            {legalPaths.map((path) => (
              <Link key={path} href={path} aria-current={ariaCurrent(path)}>
                {routeOf(path).name}
              </Link>
            ))}
          </nav>
        </BottomLine>
      </Wrap>
    </Footer>
  );
});
