import type { DrawnText } from '../content/summary';
import { Band } from '../ui/Band';
import { Wrap } from '../ui/layout';
import { DrawnTiles } from './DrawnTiles';
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
      <DrawnTiles items={included} use="deliverable" />
    </Band>
  );
}
