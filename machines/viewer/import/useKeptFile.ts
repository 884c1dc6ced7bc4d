import { useEffect, useState } from 'react';
import { keptFile, mayRead } from './keptFile';

/**
 * Finds the file that the page followed before it was reloaded.
 * @param isReloaded whether the page shows what it showed before.
 * @param onFound called with a file that may be read.
 * @returns a file for which the reader has to be asked.
 */
export function useKeptFile(
  isReloaded: boolean,
  onFound: (handle: FileSystemFileHandle) => void,
): FileSystemFileHandle | undefined {
  const [waiting, setWaiting] = useState<FileSystemFileHandle>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once.
  useEffect(() => {
    let isShown = true;
    const find = async () => {
      const handle = isReloaded ? await keptFile() : undefined;
      const isFree = handle !== undefined && (await mayRead(handle));
      if (!isShown || !handle) return;
      if (isFree) onFound(handle);
      else setWaiting(handle);
    };
    void find();
    return () => {
      isShown = false;
    };
  }, []);
  return waiting;
}
