import type { DrawnText } from '../content/summary';
import { Band } from '../ui/Band';
import { Wrap } from '../ui/layout';
import { Deliverables } from './Deliverables';
import { SectionHead } from './SectionHead';

interface ServiceDetailsProps {
  readonly includedHeading: string;
  readonly included: readonly DrawnText[];
}

/** What a service includes, across the window. */
export function ServiceDetails({ includedHeading, included }: ServiceDetailsProps) {
  return (
    <Band as="div" bottom="none">
      <Wrap>
        <SectionHead heading={includedHeading} />
      </Wrap>
      <Deliverables items={included} />
    </Band>
  );
}
