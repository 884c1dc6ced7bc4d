import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { RangeFigure } from '../ui/figures/RangeFigure';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TriangleList } from '../ui/TriangleList';

const Row = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  padding: '1.5rem 0 2rem',
  '@md': { padding: '2.25rem 0 3rem' },
});

const Words = styled('div', {
  '@md': { paddingRight: '2rem' },
  '& > svg': { width: '16rem', height: '4.5rem', marginTop: '1.75rem' },
});

const Tagline = styled('p', {
  fontFamily: '$display',
  fontWeight: '$medium',
  fontSize: '1.125rem',
  lineHeight: 1.3,
  color: 'var(--line)',
  margin: '.4rem 0 .875rem',
});

const IncludedLabel = styled(Text, { paddingBottom: '.25rem' });

const Prices = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > a': { marginTop: '1rem', '@md': { marginTop: 'auto' } },
  '@tablet': { '& > p > small': { display: 'block', marginTop: '.35rem' } },
});

export interface PackageRowProps {
  readonly name: string;
  readonly tagline: string;
  readonly pitch: string;
  readonly includedLabel: string;
  readonly included: readonly string[];
  /** The part of the bowtie the package works on, 0 to 1. */
  readonly range: { readonly from: number; readonly to: number };
  readonly href: string;
  readonly linkLabel: string;
  /** Price and share. */
  readonly children: ReactNode;
}

/** A package in the price list: what it is, what is included, what it costs. */
export function PackageRow(props: PackageRowProps) {
  const { name, tagline, pitch, includedLabel, included, range, href, linkLabel, children } = props;
  return (
    <Row element="article">
      <Grid rows="small">
        <Column as={Words} span={6}>
          <Heading as="h3" look="h3">
            {name}
          </Heading>
          <Tagline>{tagline}</Tagline>
          <Text>{pitch}</Text>
          <RangeFigure from={range.from} to={range.to} />
        </Column>
        <Column span={3}>
          <IncludedLabel look="mono">{includedLabel}</IncludedLabel>
          <TriangleList size="small">
            {included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </TriangleList>
        </Column>
        <Column as={Prices} span={3}>
          {children}
          <TextLink href={href} label={`${linkLabel}: ${name}`}>
            {linkLabel}
          </TextLink>
        </Column>
      </Grid>
    </Row>
  );
}

/** The rows of a price list, closed by an ink rule. */
export const PackageRows = styled('div', { borderBottom: '1px solid $colors$ink' });

const Note = styled(Text, { marginTop: '1rem' });

/** A note under a price list. */
export function PackageNote({ children }: { readonly children: ReactNode }) {
  return <Note look="small">{children}</Note>;
}
