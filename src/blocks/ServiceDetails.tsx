import { packagePage } from '../content/pages/packagePage';
import type { DrawnText } from '../content/summary';
import { Band } from '../ui/Band';
import { Wrap } from '../ui/layout';
import { DrawnTiles } from './DrawnTiles';
import { SectionHead } from './SectionHead';

/** What a service includes, across the window. */
export function ServiceDetails({ included }: { readonly included: readonly DrawnText[] }) {
  return (
    <Band as="div" bottom="none">
      <Wrap>
        <SectionHead heading={packagePage.includedHeading} />
      </Wrap>
      <DrawnTiles items={included} use="deliverable" />
    </Band>
  );
}
