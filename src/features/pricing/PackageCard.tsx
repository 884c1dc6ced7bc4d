import { services } from '../../content/pages/services';
import { phases } from '../../content/phases/index';
import { priceUsdPerMonth } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { type Surface, surfaceClass } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, PHONE_WINDOW, sizes, space, underline } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Summary } from '../../ui/Disclosure';
import { Link, touchTarget } from '../../ui/Link';
import { bleed, columns, TO_EDGE } from '../../ui/layout';
import { Amount, Share } from '../../ui/Price';
import { Subheading, Text } from '../../ui/Text';
import { TriangleList } from '../../ui/triangle';
import { AddToTotal } from './AddToTotal';
import { phasesOf } from './coverage';
import { PackagePrice } from './PackagePrice';
import { highestPrice, STRIPE_USD } from './prices';
import { useStage } from './pricingActors';

/** Columns of a row from 1024 px, and of the slider above the rows: name, price, share, choice. */
export const PRICE_COLUMNS = '5.6fr minmax(12.625rem, 3.1fr) minmax(9.75rem, 2.3fr) 11rem';

/** What a row shows when it is open, and the paper always. */
const Details = styled('details', {
  gridColumn: '1 / -1',
  gridRow: 5,
  alignSelf: 'start',
  '@phone': { gridRow: 4, marginTop: '-.375rem' },
  '& > div': { display: 'grid', gap: `1rem ${space.gap}`, paddingBlock: '.5rem 1.25rem' },
  '@md': { '& > div': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@lg': {
    '& > div': { gridTemplateColumns: PRICE_COLUMNS, paddingTop: '1.5rem' },
    '& > div > :last-child': { gridColumn: '3 / -1' },
  },
});

const DetailsLabel = styled(Summary, {
  gap: '.5rem',
  width: 'fit-content',
  minHeight: sizes.touch,
  marginLeft: 'auto',
  font: font('display', fontWeights.medium, fontSizes.ui, 1.2),
  '&::after': { width: '.62rem', borderTop: '.42rem solid' },
  '@lg': {
    position: 'absolute',
    top: 'min(1.125rem + 3.8vw, 5.875rem)',
    right: 0,
    zIndex: 2,
    width: '9.375rem',
    minHeight: '2rem',
    paddingLeft: '.375rem',
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  },
  '@media print': { display: 'none' },
});

const Tagline = styled(Text, {
  gridArea: '3 / 1 / auto / -1',
  [`@media screen and ${PHONE_WINDOW}`]: { 'article:not(:has([open])) > &': { display: 'none' } },
  '@lg': { gridArea: '2 / 1' },
});

/** A band across the window. Without colors, a rule separates it from the one above. */
const Card = styled('article', {
  ...bleed('both'),
  '@media print, (forced-colors: active), (prefers-contrast: more)': {
    borderImage: 'none',
    borderTop: '1px solid $colors$rule',
  },
  paddingBlock: '.375rem .875rem',
  position: 'relative',
  ...columns('minmax(0, 1fr) auto'),
  gap: '.125rem 1rem',
  /* All prices fit into the window of a phone. */
  '@phone': { paddingBlock: '.625rem 0', '& > h3': { gridRow: 1, paddingLeft: '2.125rem' } },
  alignItems: 'baseline',
  '& > h3': { gridColumn: '1 / -1', fontSize: 'clamp(1.25rem, .1rem + 2.25vw, 2.5rem)' },
  '& > h3 > a': touchTarget,
  '@hover': { '& > h3 > a:hover': { color: 'var(--line)', ...underline('auto') } },
  '& b': { display: 'block', fontWeight: fontWeights.regular },
  /* The highest price of a stage is on one line. */
  [`& > ${Amount}`]: {
    fontSize:
      'clamp(max(1.25rem, min(2.375rem, 9.7vw, 18.75vw - 2.1rem)), min(.1rem + 3.8vw, 6.1vw - 1.5rem), 4.5rem)',
  },
  [`& > ${Share}`]: { margin: 0, fontSize: 'clamp(min(1.25rem, 5.1vw), .5rem + 1.6vw, 2.125rem)' },
  '@media (max-width: 19.999em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&& > *': { gridArea: 'auto' },
    '&& > p': { fontSize: fontSizes.h3 },
  },
  '@lg': {
    gridTemplateColumns: PRICE_COLUMNS,
    gap: `0 ${space.gap}`,
    paddingBlock: '1rem 1.75rem',
    '& > h3': { gridColumn: 'auto' },
    [`& > ${Share}`]: { fontSize: 'min(.5rem + 1.6vw, 2.7vw - .32rem, 2.125rem)' },
  },
  '@media print': { breakInside: 'avoid' },
});

const Choice = styled('div', {
  gridArea: '5 / 1',
  alignSelf: 'start',
  zIndex: 1,
  width: 'fit-content',
  /* Only the box, before the name. */
  '@phone': {
    gridArea: '1 / 1',
    alignSelf: 'center',
    marginBlock: '-.625rem',
    '& > label': { minWidth: sizes.touch },
    '& span': { display: 'none' },
  },
  '@lg': { gridArea: '1 / 4', alignSelf: 'auto', marginBottom: '-.5rem', whiteSpace: 'nowrap' },
});

/** On phones before the label of the details; else at the lower edge of the band. */
const FeeBar = styled(StripeBar, {
  gridArea: '4 / 1 / auto / -1',
  '--line': 'var(--colors-ink)',
  height: 'clamp(.75rem, 1.1vw, 1rem)',
  '@phone': { '&&': { width: 'calc(100% - 7rem)', margin: '.625rem 0 auto' } },
  '@md': {
    position: 'absolute',
    left: TO_EDGE,
    bottom: 0,
    '&&': { width: `calc(100% - 2 * ${TO_EDGE})`, maxWidth: 'none' },
  },
});

export function PackageCard({ slug, surface }: { readonly slug: PackageSlug; readonly surface: Surface }) {
  const { name, summary, text } = packages[slug];
  const { pitch, included } = text();
  const { linkLabel, detailsLabel, forLabel, includedLabel, ...labels } = services.packages;
  const href = `/services/${slug}`;
  const stage = useStage();
  return (
    <Card className={surfaceClass(surface)}>
      <Subheading>
        <Link href={href}>{name}</Link>
      </Subheading>
      <PackagePrice name={slug} />
      <Tagline variant="small" tone="ink">
        {summary}
      </Tagline>
      <Choice>
        <AddToTotal slug={slug} />
      </Choice>
      <Details>
        <DetailsLabel aria-label={`${detailsLabel}: ${name}`}>{detailsLabel}</DetailsLabel>
        <div>
          <Text variant="small">
            <b>{forLabel}</b> {pitch}
          </Text>
          <div>
            <Text variant="small">
              <b>{includedLabel}</b>
            </Text>
            <TriangleList>
              {included.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </TriangleList>
          </div>
          <div>
            <Text variant="mono">
              {labels.phases(phasesOf(slug).map((phase) => phases[phase].shortName))}
            </Text>
            <ButtonLink href={href} variant="line" size="small" aria-label={`${linkLabel}: ${name}`}>
              {linkLabel}
            </ButtonLink>
          </div>
        </div>
      </Details>
      {/* The fee at the chosen stage, beside the highest fee. */}
      <FeeBar count={highestPrice / STRIPE_USD} length={priceUsdPerMonth(slug, stage) / STRIPE_USD} />
    </Card>
  );
}
