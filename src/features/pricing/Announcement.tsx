import { useState } from 'react';
import type { Stage } from '../../../machines/stage.machine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStage } from './pricingActors';

interface AnnouncementProps {
  readonly text: string;
  /** The value whose first change begins the announcements; by default the text itself. */
  readonly value?: string;
}

/** Announces a text once a value has changed, in a polite live region that is empty until then. */
export function Announcement({ text, value = text }: AnnouncementProps) {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return (
    <VisuallyHidden as="p" role="status">
      {hasChanged ? text : ''}
    </VisuallyHidden>
  );
}

/** Announces the new prices after a change of stage. */
export function PriceAnnouncement({ say }: { readonly say: (stage: Stage) => string }) {
  const stage = useStage();
  return <Announcement value={stage} text={say(stage)} />;
}
