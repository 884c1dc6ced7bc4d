import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { type Point, PointList } from '../ui/PointList';

const Included = styled('div', { '& > h2': { marginBottom: '1.25rem' } });

export interface ServiceDetailsProps {
  readonly includedHeading: string;
  readonly included: readonly Point[];
  /** Who the service is for. */
  readonly children: ReactNode;
}

/** The body of an add-on's page: what is included on the left, who it is for on the right. */
export function ServiceDetails({ includedHeading, included, children }: ServiceDetailsProps) {
  return (
    <Band as="div">
      <Wrap>
        <Grid rows="large">
          <Column as={Included} span={5}>
            <Heading>{includedHeading}</Heading>
            <PointList points={included} />
          </Column>
          <Column span={6} from={7}>
            {children}
          </Column>
        </Grid>
      </Wrap>
    </Band>
  );
}
