import { useEffect, useEffectEvent } from 'react';

/** Time between two looks at the file, in ms: browsers have no event for a saved file. */
const INTERVAL_MS = 1_000;

/** Calls back with the text of an opened file each time that it is saved. */
export function useSavedFile(handle: FileSystemFileHandle | undefined, onText: (text: string) => void): void {
  const onSave = useEffectEvent(onText);
  useEffect(() => {
    if (!handle) return;
    let saved: number | undefined;
    const check = async () => {
      // A deleted or moved file is shown as it was; the next save under its name is found again.
      const file = await handle.getFile().catch(() => undefined);
      if (!file || file.lastModified === saved) return;
      const isFirst = saved === undefined;
      saved = file.lastModified;
      if (!isFirst) onSave(await file.text());
    };
    void check();
    const timer = setInterval(() => void check(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [handle]);
}
