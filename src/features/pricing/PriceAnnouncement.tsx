import { useState } from 'react';
import type { Stage } from '../../../machines/stage.machine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStage } from './PricingContext';

/** Says once, politely, what a change of stage did to the prices on the page. It is empty until the first change. */
export function PriceAnnouncement({ say }: { readonly say: (stage: Stage) => string }) {
  const stage = useStage();
  const [first] = useState(stage);
  const [hasChanged, setHasChanged] = useState(false);
  if (stage !== first && !hasChanged) setHasChanged(true);
  return (
    <VisuallyHidden as="p" role="status">
      {hasChanged ? say(stage) : ''}
    </VisuallyHidden>
  );
}
