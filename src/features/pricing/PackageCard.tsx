import { services } from '../../content/pages/services';
import { phases } from '../../content/phases/index';
import { stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { RangeFigure } from '../../figures/RangeFigure';
import { styled } from '../../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, sizes, space, transitions } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Subheading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { bleed } from '../../ui/layout';
import { Text } from '../../ui/Text';
import { TriangleList } from '../../ui/TriangleList';
import { touchTarget } from '../../ui/touchTarget';
import { TRIANGLE_DOWN, triangle } from '../../ui/triangle';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { AddToTotal } from './AddToTotal';
import { bowtieRangeOf, phasesOf } from './coverage';
import { PackagePrice } from './PackagePrice';
import { useStage } from './pricingActors';

/**
 * Style of a row from 1024 px, in browsers that can show a part of closed details: name and tagline, price, who it is for
 * (without its label), choice. Five rows are as high as a window of 800 px below the header and the slider.
 */
const tableRow = <Style extends object>(style: Style) => ({
  '@supports selector(::details-content)': { '@lg': style },
});
const NAME = '1 / span 4';
const PRICE = '5 / span 3';
const BUYER = '8 / span 3';
const CHOICE = '11 / -1';
const ROWS = '1 / span 2';
/** Width of a bowtie in a row of the table, without the margin of the page, which it covers too. */
const BOWTIE = 'clamp(3.5rem, 20vw - 9.75rem, 9rem)';
const BESIDE_BOWTIE = `calc(${BOWTIE} + 1rem)`;
/** Windows with room for bowties beside the rows. */
const WITH_BOWTIES = '@media (min-width: 22em)';
const SMALL_BOWTIE = '2.25rem';

/** What a row shows when it is open, and the paper always. From 1024 px, tagline and buyer are always visible. */
const Details = styled('details', {
  gridColumn: '1 / -1',
  gridRow: 3,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '.5rem',
    width: 'fit-content',
    minHeight: sizes.touch,
    marginLeft: 'auto',
    font: font('display', fontWeights.medium, fontSizes.ui, 1),
    color: 'var(--line)',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    ...triangle(TRIANGLE_DOWN, '.62rem', '.42rem solid'),
    transition: `transform ${transitions.base}`,
  },
  '&[open] > summary::after': { transform: 'rotate(180deg)' },
  '& > div': { display: 'grid', gap: '1rem', paddingBlock: '.5rem 1.25rem' },
  '@md': { '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.gap } },
  '@supports selector(::details-content)': {
    '@lg': {
      '&, & > div, &::details-content': { display: 'contents', contentVisibility: 'visible' },
      '& > summary': { gridColumn: CHOICE, gridRow: ROWS, alignSelf: 'start', margin: `${sizes.touch} 0 0` },
      '& > div > :nth-child(1)': {
        gridColumn: NAME,
        gridRow: 2,
        padding: `.25rem 0 0 ${BESIDE_BOWTIE}`,
        fontSize: '1rem',
      },
      '& > div > :nth-child(2)': { gridColumn: BUYER, gridRow: ROWS, '& > b': visuallyHidden },
      '& > div > :nth-child(3)': { gridColumn: '1 / span 7', gridRow: 3 },
      '& > div > :nth-child(4)': { gridColumn: BUYER, gridRow: 3 },
      '& > div > :nth-child(n + 3)': { paddingTop: '.75rem' },
      '&:not([open]) > div > :nth-child(n + 3)': { display: 'none' },
    },
    '@media print': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
      '&&:not([open]) > div > *': { display: 'block' },
    },
  },
});

/** A band across the window. Without colors, a rule separates it from the one above. */
const Card = styled('article', {
  ...bleed('both'),
  '@media print, (forced-colors: active), (prefers-contrast: more)': {
    borderImage: 'none',
    borderTop: '1px solid $colors$rule',
  },
  padding: '.75rem 0 .25rem',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '1rem',
  '& > h3': { overflowWrap: 'break-word', '@phone': { fontSize: '1.125rem' } },
  '& > h3 > a': touchTarget,
  '@hover': { '& > h3 > a:hover': { color: 'var(--line)', textDecoration: 'underline 1px' } },
  '& b': {
    display: 'block',
    fontWeight: fontWeights.regular,
    paddingBottom: '.125rem',
    color: '$ink3',
  },
  [WITH_BOWTIES]: { paddingLeft: `calc(${SMALL_BOWTIE} + .75rem)` },
  '@md': { paddingBlock: '1rem .5rem' },
  ...tableRow({
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.gap,
    padding: '1rem 0 .875rem',
    '& > h3': {
      gridColumn: NAME,
      gridRow: 1,
      paddingLeft: BESIDE_BOWTIE,
      fontSize: 'clamp(1.25rem, .6rem + .96vw, 2rem)',
    },
  }),
  '@media print': { breakInside: 'avoid', '&&': { paddingLeft: 0 } },
});

/** Price and share. A column on the right of a row. */
const Terms = styled('div', {
  gridColumn: 2,
  gridRow: ROWS,
  textAlign: 'right',
  '& > p': { marginTop: 0 },
  '& > p:first-child': { fontSize: '1.5rem', '& > small': { fontSize: fontSizes.small } },
  '& > p:nth-child(2)': { fontSize: fontSizes.ui },
  '& > p:nth-child(3)': { display: 'none' },
  ...tableRow({
    gridColumn: PRICE,
    textAlign: 'left',
    '& > p:first-child': {
      fontSize: 'clamp(2.25rem, .8rem + 2.6vw, 4rem)',
      '& > small': { fontSize: '1.0625rem' },
    },
    '& > p:nth-child(2)': { fontSize: fontSizes.h4 },
    '& > p:nth-child(3)': { display: 'block' },
  }),
});

/** The bowties of all packages form a column at the edge of the window. */
const Phases = styled('div', {
  gridColumn: 1,
  '& svg': {
    display: 'none',
    position: 'absolute',
    top: '.375rem',
    left: `calc(-1 * ${space.gutter})`,
    width: `calc(${space.gutter} + ${SMALL_BOWTIE})`,
    maxWidth: 'none',
    height: '6rem',
    '--fill': 'var(--line)',
    [WITH_BOWTIES]: { display: 'block' },
  },
  '@phone': { '& p': visuallyHidden },
  ...tableRow({
    '& svg': { width: `calc(${space.gutter} + ${BOWTIE})`, height: 'clamp(6rem, 8.4vw, 8rem)' },
    '& p': visuallyHidden,
  }),
  /* A window that is wider than the page: its margin does not end at the window's edge. */
  '@media (min-width: 106em)': { '& svg': { left: 0, width: BOWTIE } },
  '@media print': { '& svg': { display: 'none' } },
});

/** Above the summary of the details, in the same row. */
const Choice = styled('div', {
  gridColumn: 1,
  gridRow: 3,
  zIndex: 1,
  width: 'fit-content',
  ...tableRow({ gridColumn: CHOICE, gridRow: ROWS, alignSelf: 'start' }),
  '@media print': { display: 'none' },
});

/** The name of the selected stage. An element of its own, for the reason that `Price` states about translators. */
function StageName() {
  return <span>{stageTerms[useStage()].name}</span>;
}

interface PackageCardProps {
  readonly slug: PackageSlug;
  readonly surface: FigureGround;
}

/** One package of the comparison: name, price, choice and phases; then tagline, who it is for, what is included, and a button. */
export function PackageCard({ slug, surface }: PackageCardProps) {
  const { name, summary, text } = packages[slug];
  const { pitch, included } = text();
  const { linkLabel, detailsLabel, forLabel, includedLabel, stagePrefix, ...labels } = services.packages;
  const href = `/services/${slug}`;
  return (
    <Card className={surfaceClass(surface)}>
      <Subheading>
        <Link href={href}>{name}</Link>
      </Subheading>
      <Terms>
        <PackagePrice name={slug} />
        <Text variant="small">
          {`${stagePrefix} `}
          <StageName />
        </Text>
      </Terms>
      <Choice>
        <AddToTotal slug={slug} />
      </Choice>
      <Phases>
        <RangeFigure {...bowtieRangeOf(slug)} />
        <Text variant="mono">{labels.phases(phasesOf(slug).map((phase) => phases[phase].shortName))}</Text>
      </Phases>
      <Details>
        <summary aria-label={`${detailsLabel}: ${name}`}>{detailsLabel}</summary>
        <div>
          <Text tone="ink">{summary}</Text>
          <Text variant="small">
            <b>{forLabel}</b>
            {pitch}
          </Text>
          <div>
            <Text variant="small">
              <b>{includedLabel}</b>
            </Text>
            <TriangleList size="small">
              {included.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </TriangleList>
          </div>
          <div>
            <ButtonLink href={href} variant="line" size="small" label={`${linkLabel}: ${name}`}>
              {linkLabel}
            </ButtonLink>
          </div>
        </div>
      </Details>
    </Card>
  );
}
