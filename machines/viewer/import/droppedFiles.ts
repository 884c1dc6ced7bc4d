import { useEffect, useEffectEvent } from 'react';
import type { OpenedFile } from './openedFile';

type Opening = Promise<OpenedFile | undefined>;

/** Files that are dropped on any page of the viewer, for the import page. */
export interface DroppedFiles {
  readonly add: (opening: Opening) => void;
  /**
   * Calls back with each file, and with one that was dropped before.
   * @returns a function that ends this.
   */
  readonly subscribe: (listener: (opening: Opening) => void) => () => void;
}

/** Keeps a file until the import page is shown. */
export function droppedFiles(): DroppedFiles {
  let waiting: Opening | undefined;
  let current: ((opening: Opening) => void) | undefined;
  return {
    add: (opening) => {
      // The import page reports the error, which may come before that page.
      opening.catch(() => undefined);
      if (current) current(opening);
      else waiting = opening;
    },
    subscribe: (listener) => {
      current = listener;
      if (waiting) listener(waiting);
      waiting = undefined;
      return () => {
        current = undefined;
      };
    },
  };
}

/** Calls back with each dropped file while the component is shown. */
export function useDroppedFiles(files: DroppedFiles, onFile: (opening: Opening) => void): void {
  const onOpening = useEffectEvent(onFile);
  useEffect(() => files.subscribe((opening) => onOpening(opening)), [files]);
}
