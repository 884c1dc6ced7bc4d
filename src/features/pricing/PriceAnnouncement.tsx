import type { Stage } from '../../../machines/stage.machine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStage } from './PricingContext';

/** Says once, politely, what a change of stage did to the prices on the page; the words it starts with are not read. */
export function PriceAnnouncement({ say }: { readonly say: (stage: Stage) => string }) {
  return (
    <VisuallyHidden as="p" role="status">
      {say(useStage())}
    </VisuallyHidden>
  );
}
