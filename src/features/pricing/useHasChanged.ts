import { useState } from 'react';

/** Whether a value has changed since the first render, for a live region that is empty until then. */
export function useHasChanged(value: string): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}
