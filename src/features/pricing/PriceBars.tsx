import { addOnPrice, seedPrice } from '../../content/pricing';
import { addOns } from '../../content/services/index';
import { Poster } from '../../figures/Poster';
import { isKeyOf } from '../../lib/lookUp';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { fontSizes, space, underline } from '../../theme/tokens';
import { Link, touchTarget } from '../../ui/Link';
import { CAPPED_INSET, PAGE_INSET } from '../../ui/layout';
import { Amount, Price } from '../../ui/Price';
import { Subheading, Text } from '../../ui/Text';
import { AddToTotal } from './AddToTotal';
import { addOnSlugs, feeOf, type ItemSlug, itemName, packageSlugs } from './prices';

const seedFeeOf = (slug: ItemSlug): number => feeOf(slug, 'seed');

/** Length of each bar as a part of the longest. */
function lengthsOf(slugs: readonly ItemSlug[]) {
  const highest = Math.max(...slugs.map(seedFeeOf));
  return Object.fromEntries(slugs.map((slug) => [slug, { '--length': seedFeeOf(slug) / highest }]));
}

/** A staircase: bars from the left edge of the window, from 1024 px columns at the lower edge of the block. */
const Bars = styled('ul', {
  display: 'grid',
  gap: 1,
  '@lg': { grid: 'auto / auto-flow minmax(0, 1fr)', alignItems: 'end', marginTop: '-3.5rem' },
  variants: {
    /** Below 1024 px at the right edge of the window, behind a long bar, else on top of each column. */
    hasPictures: {
      true: {
        '& > li': { position: 'relative' },
        '& > li > .poster': {
          position: 'absolute',
          bottom: 0,
          aspectRatio: 'auto',
          /* To the edge of the window or of its column, where the pen is cut. */
          '& > img': { objectFit: 'contain', objectPosition: '100% 100%' },
        },
        '@belowLg': {
          '&& > li': { width: 'max(var(--length) * 74%, min(100%, 12rem))', paddingRight: '.5rem' },
          /* Of one size: behind a long bar it is seen in part. */
          isolation: 'isolate',
          '& > li > .poster': {
            right: 'calc(100% - 100vw)',
            zIndex: -1,
            width: 'max(100vw - 100%, 9.5rem)',
            height: 'min(100%, 9.5rem)',
          },
        },
        '@phone': { [`&& > li > ${Amount}`]: { fontSize: 'min(2.125rem, 8.7vw)' } },
        '@lg': {
          marginTop: '2rem',
          '& > li > .poster': { left: 0, bottom: '100%', width: '100%', height: '8.5rem' },
          '& > li + li > .poster': { borderLeft: '1px solid $colors$rule' },
        },
      },
    },
    /** Two or three, which are wide. */
    few: {
      true: {
        '@lg': {
          '&& > :first-child': { '--text-start': PAGE_INSET },
          '&& > li > h3': { fontSize: fontSizes.h3 },
          '--height': 'clamp(26rem, 33vw, 38rem)',
          [`&& > li > ${Amount}`]: { fontSize: 'min(7vw, 8rem)' },
        },
      },
    },
  },
});

const Bar = styled('li', {
  '--text-start': space.gutter,
  '&:first-child': { '--text-start': CAPPED_INSET },
  /* The block around it can be dark, with colors for dark areas. */
  '--colors-action': 'var(--colors-ink)',
  '--colors-onAction': 'var(--field)',
  display: 'flex',
  flexDirection: 'column',
  width: 'max(var(--length) * 100%, min(100%, 13rem))',
  padding: `1.125rem 1rem 1.25rem ${space.gutter}`,
  /* The control has space around its label. */
  '&:has(> label)': { paddingBottom: '.375rem' },
  '& > p': { marginTop: '.375rem' },
  '& > h3 > a': touchTarget,
  '@hover': { '& > h3 > a:hover': underline('auto') },
  [`& > ${Amount}`]: {
    order: -1,
    display: 'flex',
    alignItems: 'end',
    flexWrap: 'wrap',
    gap: '.1em .375rem',
    margin: '0 0 .5rem',
    fontSize: 'clamp(min(2.375rem, 9.7vw), 1rem + 2.9vw, 4.5rem)',
    '& > small': {
      flex: '1 1 auto',
      margin: 0,
      lineHeight: 1.2,
      overflowWrap: 'normal',
      textWrap: 'balance',
    },
  },
  '@lg': {
    width: 'auto',
    minHeight: 'calc(var(--length) * var(--height, clamp(29rem, 37vw, 42rem)))',
    padding: '1.5rem 1rem 1rem var(--text-start)',
    [`& > ${Amount}`]: {
      display: 'grid',
      margin: '0 0 1.25rem',
      fontSize: 'clamp(2.25rem, 5vw - .8rem, 4.5rem)',
    },
    /* The words are at the foot of the column. */
    '& > h3': { marginTop: 'auto' },
    /* Three lines: all names end at one height. */
    '& > p:last-of-type': { minHeight: '4.35em' },
    '& > label': { marginTop: '.75rem' },
  },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { breakInside: 'avoid', '&&': { minHeight: 0 } },
  variants: {
    slug: { ...lengthsOf(addOnSlugs), ...lengthsOf(packageSlugs) },
    isQuiet: { true: { '&&': { backgroundColor: 'var(--tint)' } } },
  },
});

/** Lowest price first. */
export const sortedAddOns = [...addOnSlugs]
  .sort((a, b) => seedFeeOf(a) - seedFeeOf(b))
  .map((slug) => ({ slug, summary: addOns[slug].summary }));

const FEW = 3;

interface PriceBar {
  readonly slug: ItemSlug;
  readonly summary: string;
  /** In the pale color of the section. */
  readonly isQuiet?: boolean;
}

interface PriceBarsProps {
  readonly items: readonly PriceBar[];
  /** The last drawing of each page. */
  readonly hasPictures?: boolean;
}

/** Add-ons, or packages at Seed, as bars, in large windows as columns, each as long as its price. */
export const PriceBars = ({ items, hasPictures = false }: PriceBarsProps) => (
  <Bars few={items.length <= FEW} hasPictures={hasPictures}>
    {items.map(({ slug, summary, isQuiet = false }) => (
      <Bar key={slug} slug={slug} isQuiet={isQuiet} className={surfaceClass('field')}>
        <Subheading>
          <Link href={`/services/${slug}`}>{itemName(slug)}</Link>
        </Subheading>
        <Price {...(isKeyOf(addOns, slug) ? addOnPrice(slug) : seedPrice(slug))} />
        <Text variant="small" tone="ink">
          {summary}
        </Text>
        {isKeyOf(addOns, slug) && <AddToTotal slug={slug} />}
        {hasPictures && <Poster slug={slug} size="poster" />}
      </Bar>
    ))}
  </Bars>
);
