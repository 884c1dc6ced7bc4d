import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, sizes, space } from '../../../src/theme/tokens';
import { SHEET, SidePanel } from '../shell.styles';
import { type Tab, Tabs } from './Tabs';
import { useIsNarrow } from './useIsNarrow';

const SheetButton = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: sizes.touch,
  paddingInline: space[4],
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.ui,
  '&:focus-visible': { outlineOffset: '-3px' },
  '& svg': { width: '1rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const SheetContent = styled('div', {
  height: `calc(${SHEET} - ${sizes.touch})`,
  borderTop: '1px solid $colors$rule',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@lg': { height: 'auto', borderTop: 0, overflowY: 'visible' },
});

export interface PanelsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Called before the shortcut of a tab opens it, to show hidden panels. */
  readonly onShortcut?: (() => void) | undefined;
}

interface SheetProps extends PanelsProps {
  readonly isHidden: boolean;
  /** Area of the chart, which stays visible above the open sheet. */
  readonly picture: RefObject<HTMLElement | null>;
}

/** Panels beside the chart, or on a phone in a sheet below it, which a button opens. The page behind the sheet stays usable. */
export function Panels({ label, tabs, onShortcut, isHidden, picture }: SheetProps) {
  const id = useId();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    // Synchronous, because only the height of the open sheet lets the page scroll far enough.
    flushSync(() => setOpen(!isOpen));
    // Without the padding that the site's header needs above what is scrolled to.
    if (!isOpen) window.scrollBy(0, picture.current?.getBoundingClientRect().top ?? 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isNarrow || !isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <SidePanel hidden={isHidden} onKeyDown={onKeyDown}>
      {isNarrow && (
        <SheetButton ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Panels
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2 11l6-6 6 6" />
          </svg>
        </SheetButton>
      )}
      <SheetContent id={id} hidden={isNarrow && !isOpen}>
        <Tabs
          label={label}
          tabs={tabs}
          onShortcut={() => {
            setOpen(true);
            onShortcut?.();
          }}
        />
      </SheetContent>
    </SidePanel>
  );
}
