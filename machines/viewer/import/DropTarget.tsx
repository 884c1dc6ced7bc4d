import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { warmUpLayouts } from '../layouts/layoutEngine';
import { droppedFile, type OpenedFile } from './openedFile';

/** Covers the window, so that a file leaves the window when it leaves the target. The page stays visible behind it. */
const Target = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  placeItems: 'center',
  border: '4px dashed $colors$action',
  backgroundColor: 'color-mix(in srgb, $colors$paper 65%, transparent)',
});

const Label = styled('p', {
  padding: `${space[4]} ${space[5]}`,
  border: '1px solid $colors$action',
  backgroundColor: '$actionTint',
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.h4,
  pointerEvents: 'none',
});

/** Data of a dragged file; undefined for texts and links, which the browser handles. */
const fileIn = ({ dataTransfer }: DragEvent): DataTransfer | undefined =>
  dataTransfer?.types.includes('Files') ? dataTransfer : undefined;

interface DropTargetProps {
  readonly onFile: (opening: Promise<OpenedFile | undefined>) => void;
}

/**
 * Calls back with a file that is dropped anywhere in the window: otherwise the browser would leave the page for it. Shows the
 * target while a file is over the window. Without a pointer there is no dragging, so assistive technology ignores the target.
 */
export function DropTarget({ onFile }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const target = useRef<HTMLDivElement>(null);
  const onFileDrop = useEffectEvent(onFile);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onDragOver = (event: DragEvent) => {
      if (!fileIn(event)) return;
      event.preventDefault();
      warmUpLayouts();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (!target.current || event.target === target.current) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const transfer = fileIn(event);
      if (!transfer) return;
      event.preventDefault();
      onFileDrop(droppedFile(transfer));
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => listeners.abort();
  }, []);
  if (!isOver) return null;
  return (
    // A pointer that drags has no events of its own: one that moves has dropped the file elsewhere.
    <Target ref={target} aria-hidden="true" onPointerMove={() => setOver(false)}>
      <Label>Drop the file to open its machines</Label>
    </Target>
  );
}
