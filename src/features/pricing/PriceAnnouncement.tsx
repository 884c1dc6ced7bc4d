import type { Stage } from '../../../machines/stage.machine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStage } from './PricingContext';
import { useHasChanged } from './useHasChanged';

/** Announces the new prices after a change of stage, in a polite live region that is empty until then. */
export function PriceAnnouncement({ say }: { readonly say: (stage: Stage) => string }) {
  const stage = useStage();
  const hasChanged = useHasChanged(stage);
  return (
    <VisuallyHidden as="p" role="status">
      {hasChanged ? say(stage) : ''}
    </VisuallyHidden>
  );
}
