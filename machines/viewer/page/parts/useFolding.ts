import { useCallback, useState } from 'react';

/** Which states are folded, by id; `toggle` folds or unfolds one. */
export function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return { folded, toggle };
}
