import type { ReactNode } from 'react';
import { RangeFigure } from '../figures/RangeFigure';
import { styled } from '../theme/stitches.config';
import { fonts, fontWeights, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Text } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';

/** Number of rows that the cards share from 768 px (subgrid). */
const PARTS = 6;

/** One card for each package: one column on phones, three on tablets, all side by side from 1024 px. */
export const PackageComparison = styled('div', {
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Card = styled('article', {
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 2.5rem',
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  '& > div > h3': { overflowWrap: 'break-word', hyphens: 'auto' },
  '@hover': { '& > div > h3 > a:hover': { color: 'var(--line)' } },
  '& > div > h3 + p': {
    marginTop: '.4rem',
    color: 'var(--line)',
    fontFamily: fonts.display,
    lineHeight: 1.3,
  },
  '& > div > p > b': {
    display: 'block',
    fontWeight: fontWeights.regular,
    paddingBottom: '.25rem',
    color: '$ink3',
  },
  '& svg': { width: 'min(100%, 14rem)', marginBottom: '.5rem' },
  '& > div:nth-child(2) > p:first-child': { fontSize: '2rem' },
  '@md': { gridTemplateRows: 'subgrid', gridRow: `span ${PARTS}` },
  '@media print': {
    breakInside: 'avoid',
    padding: '.5rem 0 .75rem',
    gap: '.375rem',
    '& svg, & > div:nth-child(3)': { display: 'none' },
    '&& li': { paddingBlock: '.125rem' },
    '&& li::before': { top: '.5rem' },
  },
});

export interface PackageCardProps {
  readonly name: string;
  readonly tagline: string;
  readonly href: string;
  readonly linkLabel: string;
  /** The range of the bowtie that the package covers, 0 to 1, and the names of its phases. */
  readonly range: { readonly from: number; readonly to: number };
  readonly phases: { readonly label: string; readonly text: string };
  readonly whoItIsFor: { readonly label: string; readonly text: string };
  readonly included: { readonly label: string; readonly items: readonly string[] };
  /** Price and equity share. */
  readonly children: ReactNode;
}

/** One package of the comparison: name, price, button, phases, who it is for, what is included. */
export function PackageCard(props: PackageCardProps) {
  const { name, tagline, href, linkLabel, range, phases, whoItIsFor, included, children } = props;
  return (
    <Card>
      <div>
        <Heading as="h3" variant="h4">
          <Link href={href}>{name}</Link>
        </Heading>
        <Text>{tagline}</Text>
      </div>
      <div>{children}</div>
      <div>
        <ButtonLink href={href} variant="line" size="small" label={`${linkLabel}: ${name}`}>
          {linkLabel}
        </ButtonLink>
      </div>
      <div>
        <RangeFigure from={range.from} to={range.to} />
        <Text variant="mono">
          <b>{phases.label}</b>
          {phases.text}
        </Text>
      </div>
      <div>
        <Text variant="small">
          <b>{whoItIsFor.label}</b>
          {whoItIsFor.text}
        </Text>
      </div>
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
    </Card>
  );
}

const Note = styled(Text, { marginTop: '1rem' });

/** A note under a price list. */
export function PackageNote({ children }: { readonly children: ReactNode }) {
  return <Note variant="small">{children}</Note>;
}
