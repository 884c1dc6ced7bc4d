import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { type Point, PointList } from '../ui/PointList';

const Body = styled('div', { '& > h2': { marginBottom: '1.25rem' } });
/** One column wider on tablets than from 1024 px. */
const Aside = styled('aside', {
  '@md': { gridColumn: '8 / -1' },
  '@lg': { gridColumn: '9 / -1' },
});
const Fit = styled('div', { marginTop: 'clamp(2.5rem, 5vw, 4rem)' });

export interface PackageDetailsProps {
  readonly includedHeading: string;
  readonly included: readonly Point[];
  /** Who the package is for. */
  readonly children: ReactNode;
  /** The price card, on the right from 768 px. */
  readonly card: ReactNode;
}

/** The body of a package page: what is included, who it is for, and the price card beside them. */
export function PackageDetails({ includedHeading, included, children, card }: PackageDetailsProps) {
  return (
    <Band as="div">
      <Wrap>
        <Grid rows="large">
          <Column as={Body} span={7}>
            <Heading>{includedHeading}</Heading>
            <PointList points={included} />
            <Fit>{children}</Fit>
          </Column>
          <Aside>{card}</Aside>
        </Grid>
      </Wrap>
    </Band>
  );
}
