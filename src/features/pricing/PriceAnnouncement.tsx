import { useState } from 'react';
import type { Stage } from '../../../machines/stage.machine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStage } from './PricingContext';

/** Announces the new prices after a change of stage, in a polite live region. Empty until the first change. */
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
