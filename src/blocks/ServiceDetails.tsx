import type { ReactNode } from 'react';
import type { DrawnText } from '../content/summary';
import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { Grid, Wrap } from '../ui/layout';
import { Deliverables } from './Deliverables';
import { SectionHead } from './SectionHead';

const Parts = styled(Grid, {
  rowGap: '3rem',
  '@md': { '& > ul': { gridColumn: '1 / 8' }, '& > aside': { gridColumn: '8 / -1' } },
});

interface ServiceDetailsProps {
  readonly includedHeading: string;
  readonly included: readonly DrawnText[];
  /** The price card of a package, beside what is included from 768 px. */
  readonly card?: ReactNode;
}

/** What a service includes: beside a price card, or else across the window. */
export function ServiceDetails({ includedHeading, included, card }: ServiceDetailsProps) {
  const heading = <SectionHead heading={includedHeading} />;
  if (!card) {
    return (
      <Band as="div" bottom="none">
        <Wrap>{heading}</Wrap>
        <Deliverables items={included} columns={included.length === 4 ? 4 : 3} />
      </Band>
    );
  }
  return (
    <Band as="div">
      <Wrap>
        {heading}
        <Parts>
          <Deliverables items={included} columns={2} />
          <aside>{card}</aside>
        </Parts>
      </Wrap>
    </Band>
  );
}
