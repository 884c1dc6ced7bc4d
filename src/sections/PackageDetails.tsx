import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { NumberedSteps, type NumberedStepsProps } from '../ui/NumberedSteps';
import { Text } from '../ui/Text';

const Words = styled('div', {
  '& > h2': { margin: '$8 0 $6' },
});

export interface PackageDetailsProps {
  readonly intro: string;
  readonly includedHeading: string;
  readonly included: NumberedStepsProps['steps'];
  readonly whoItIsForHeading: string;
  readonly whoItIsFor: string;
  /** The price card, at the right from 768 px up. */
  readonly card: ReactNode;
}

/** The body of a package page: introduction, what is included, who it is for, and the price card beside it. */
export function PackageDetails(props: PackageDetailsProps) {
  const { intro, includedHeading, included, whoItIsForHeading, whoItIsFor, card } = props;
  return (
    <Band as="div">
      <Wrap>
        <Grid rows="large">
          <Column as={Words} span={7}>
            <Text look="lead" tone="ink">
              {intro}
            </Text>
            <Heading>{includedHeading}</Heading>
            <NumberedSteps steps={included} />
            <Heading>{whoItIsForHeading}</Heading>
            <Text look="lead">{whoItIsFor}</Text>
          </Column>
          <Column as="aside" span={4} from={9}>
            {card}
          </Column>
        </Grid>
      </Wrap>
    </Band>
  );
}
