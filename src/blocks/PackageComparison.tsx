import type { ReactNode } from 'react';
import { RangeFigure } from '../figures/RangeFigure';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, space, transitions } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';
import { touchTarget } from '../ui/touchTarget';
import { TRIANGLE_DOWN } from '../ui/triangle';
import { visuallyHidden } from '../ui/VisuallyHidden';

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
    content: '""',
    width: '.62rem',
    borderTop: '.42rem solid',
    clipPath: TRIANGLE_DOWN,
    transition: `transform ${transitions.base}`,
  },
  '&[open] > summary::after': { transform: 'rotate(180deg)' },
  '& > div': { display: 'grid', gap: '1rem', paddingBlock: '.5rem 1.25rem' },
  '@md': { '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.gap } },
  '@supports selector(::details-content)': {
    '@lg': {
      '&, & > div, &::details-content': { display: 'contents', contentVisibility: 'visible' },
      '& > summary': { gridColumn: CHOICE, gridRow: 2, margin: 0 },
      '& > div > :nth-child(1)': { gridColumn: NAME, gridRow: 2 },
      '& > div > :nth-child(2)': { gridColumn: BUYER, gridRow: '1 / span 2', '& > b': visuallyHidden },
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

const Card = styled('article', {
  borderTop: '1px solid $colors$rule',
  padding: '.75rem 0 .25rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '1rem',
  '&:first-child': { borderTopColor: '$ink' },
  '& > h3': { overflowWrap: 'break-word' },
  '& > h3 > a': touchTarget,
  '@hover': { '& > h3 > a:hover': { color: 'var(--line)' } },
  '& b': {
    display: 'block',
    fontWeight: fontWeights.regular,
    paddingBottom: '.125rem',
    color: '$ink3',
  },
  '@md': { paddingBlock: '1rem .5rem' },
  ...tableRow({
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.gap,
    paddingBlock: '1rem .875rem',
    '& > h3': { gridColumn: NAME, fontSize: 'clamp(1.5rem, 1rem + .9vw, 2rem)' },
  }),
  '@media print': { breakInside: 'avoid' },
});

/** Price and share. A column on the right of a row. */
const Terms = styled('div', {
  gridColumn: 2,
  gridRow: '1 / span 2',
  textAlign: 'right',
  '& > p': { marginTop: 0 },
  '& > p:first-child': { fontSize: '1.375rem', '& > small': { fontSize: fontSizes.small } },
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

/** In a row of the table they are part of the details. */
const Phases = styled('div', {
  gridColumn: 1,
  '& svg': { display: 'none' },
  '@phone': { '& svg': { display: 'block', width: '7.5rem', marginTop: '.5rem' }, '& p': visuallyHidden },
  ...tableRow({
    gridColumn: CHOICE,
    gridRow: 3,
    '& svg': { display: 'block', width: '100%', marginBottom: '.5rem' },
    ':has(> details:not([open])) > &': { display: 'none' },
  }),
  '@media print': { '& svg': { display: 'none' } },
});

/** Above the summary of the details, in the same row. */
const Choice = styled('div', {
  gridColumn: 1,
  gridRow: 3,
  zIndex: 1,
  width: 'fit-content',
  ...tableRow({ gridColumn: CHOICE, gridRow: 1 }),
  '@media print': { display: 'none' },
});

export interface PackageCardProps {
  readonly name: string;
  readonly tagline: string;
  readonly href: string;
  readonly linkLabel: string;
  /** The range of the bowtie that the package covers, 0 to 1, and the names of its phases. */
  readonly range: { readonly from: number; readonly to: number };
  readonly phases: string;
  readonly detailsLabel: string;
  readonly whoItIsFor: { readonly label: string; readonly text: string };
  readonly included: { readonly label: string; readonly items: readonly string[] };
  /** Adds the package to the total. */
  readonly choice: ReactNode;
  /** Price, equity share and stage. */
  readonly children: ReactNode;
}

/** One package of the comparison: name, price, choice and phases; then tagline, who it is for, what is included, and a button. */
export function PackageCard(props: PackageCardProps) {
  const { name, tagline, href, linkLabel, range, phases, whoItIsFor, included, choice, children } = props;
  return (
    <Card>
      <Heading as="h3" variant="h4">
        <Link href={href}>{name}</Link>
      </Heading>
      <Terms>{children}</Terms>
      <Choice>{choice}</Choice>
      <Phases>
        <RangeFigure from={range.from} to={range.to} />
        <Text variant="mono">{phases}</Text>
      </Phases>
      <Details>
        <summary aria-label={`${props.detailsLabel}: ${name}`}>{props.detailsLabel}</summary>
        <div>
          <Text tone="line">{tagline}</Text>
          <Text variant="small">
            <b>{whoItIsFor.label}</b>
            {whoItIsFor.text}
          </Text>
          <div>
            <Text variant="small">
              <b>{included.label}</b>
            </Text>
            <TriangleList size="small">
              {included.items.map((item) => (
                <li key={item}>{item}</li>
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

const Note = styled(Text, { marginTop: '1rem' });

/** A note under a price list. */
export function PackageNote({ children }: { readonly children: ReactNode }) {
  return <Note variant="small">{children}</Note>;
}
