import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, sizes, space } from '../../../src/theme/tokens';

export interface Tab {
  readonly title: string;
  readonly content: ReactNode;
  /** Key that opens the panel and focuses its first field. */
  readonly shortcut?: string;
}

const List = styled('div', {
  display: 'flex',
  borderBottom: '1px solid $colors$ink',
  backgroundColor: '$paper',
  position: 'sticky',
  top: 0,
  zIndex: 1,
});

const TabButton = styled('button', {
  flex: 1,
  minHeight: sizes.touch,
  paddingInline: space[2],
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  color: '$ink2',
  borderBottom: '3px solid transparent',
  '&:hover': { color: '$action' },
  '&[aria-selected="true"]': { color: '$ink', borderBottomColor: '$action' },
  '&:focus-visible': { outlineOffset: '-3px' },
});

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Called before the shortcut of a tab opens it, to show hidden tabs. */
  readonly onShortcut?: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Opens a panel at its key, unless the reader types a text. */
function useShortcuts(tabs: readonly Tab[], onOpen: (index: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const index = tabs.findIndex(({ shortcut }) => shortcut === event.key);
      if (index < 0 || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      onOpen(index);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tabs, onOpen]);
}

/** Panels, one of which is visible (ARIA Authoring Practices, pattern Tabs with automatic activation). */
export function Tabs({ label, tabs, onShortcut }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  /** Panels that were open once stay mounted, with the text typed in them. */
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const select = (index: number) => {
    setSelected(index);
    setOpened((before) => new Set([...before, index]));
  };
  useShortcuts(tabs, (index) => {
    // Synchronous, because a hidden field cannot have the focus.
    flushSync(() => {
      onShortcut?.();
      select(index);
    });
    document.getElementById(`${id}-panel-${index}`)?.querySelector('input')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: selected - 1,
      ArrowRight: selected + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    select(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ title }, index) => (
          <TabButton
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {title}
          </TabButton>
        ))}
      </List>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
        >
          {opened.has(index) && content}
        </div>
      ))}
    </>
  );
}
