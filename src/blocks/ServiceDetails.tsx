import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { type Point, PointList } from '../ui/PointList';

const Included = styled('div', { '& > h2': { marginBottom: '1.25rem' } });
/** One column wider on tablets than from 1024 px. */
const Aside = styled('aside', {
  '@md': { gridColumn: '8 / -1' },
  '@lg': { gridColumn: '9 / -1' },
});

export interface ServiceDetailsProps {
  readonly includedHeading: string;
  readonly included: readonly Point[];
  /** The price card, beside what is included from 768 px. */
  readonly card: ReactNode;
}

/** What a package includes. */
export function ServiceDetails({ includedHeading, included, card }: ServiceDetailsProps) {
  return (
    <Band as="div">
      <Wrap>
        <Grid rows="large">
          <Column as={Included} from={1} span={7}>
            <Heading>{includedHeading}</Heading>
            <PointList points={included} variant="h3" />
          </Column>
          <Aside>{card}</Aside>
        </Grid>
      </Wrap>
    </Band>
  );
}
