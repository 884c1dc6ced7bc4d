import { useEffect, useRef } from 'react';
import { droppedFile, type OpenedFile } from './openedFile';

/** Calls back with a file that is dropped anywhere in the window: otherwise the browser would leave the page for it. */
export function useDroppedFile(onFile: (opening: Promise<OpenedFile | undefined>) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  }, [onFile]);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer) latest.current(droppedFile(event.dataTransfer));
    };
    window.addEventListener('drop', onDrop, { signal });
    return () => listeners.abort();
  }, []);
}
