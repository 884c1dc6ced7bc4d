import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { labels } from '../../content/labels';
import { owner } from '../../content/owner';
import { ButtonLink } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import { Wrap } from '../../ui/layout';
import { Bar, Burger, End, OnDesktop, OnPhone, Row } from './header.styles';
import { MainNavigation } from './MainNavigation';
import { MobileMenu } from './MobileMenu';
import { useHeader } from './useHeader';

const MENU_ID = 'mobile-menu';

export interface HeaderProps {
  /** Path of the page on screen. */
  readonly path: string;
}

/**
 * The site header. Escape, a press outside and the focus leaving close what is open; the first two give the focus back
 * to the button that opened it.
 */
export function Header({ path }: HeaderProps) {
  const { send, isScrolled, isMenuOpen, openDropdown } = useHeader(path);
  const header = useRef<HTMLElement>(null);
  const isOpen = isMenuOpen || openDropdown !== undefined;

  const focusOpener = () => {
    const openers = header.current?.querySelectorAll<HTMLElement>('button[aria-expanded="true"]') ?? [];
    // In the mobile menu the hamburger comes before the chevron of an open sub-list; it stays when the menu closes.
    [...openers].find((opener) => opener.checkVisibility?.() ?? true)?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const onPressOutside = (event: globalThis.MouseEvent) => {
      if (event.target instanceof Node && header.current?.contains(event.target)) return;
      // Where the press itself took the focus to another control, it stays there.
      const isFocusFree =
        document.activeElement === document.body || header.current?.contains(document.activeElement);
      if (isFocusFree) focusOpener();
      send({ type: 'header.dismissed' });
    };
    document.addEventListener('click', onPressOutside);
    return () => document.removeEventListener('click', onPressOutside);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    focusOpener();
    send({ type: 'header.dismissed' });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget instanceof Node && !header.current?.contains(relatedTarget)) {
      send({ type: 'header.dismissed' });
    }
  };
  /** The page that is on screen may be chosen again: no route changes, but the menus close all the same. */
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const isPlain = !ctrlKey && !metaKey && !shiftKey && !altKey;
    if (isPlain && target instanceof Element && target.closest('a')) send({ type: 'route.changed' });
  };
  const onToggle = (dropdown: Dropdown) => send({ type: 'dropdown.toggled', dropdown });

  return (
    <Bar
      ref={header}
      scrolled={isScrolled}
      open={isMenuOpen || (isScrolled && openDropdown !== undefined)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <Wrap as={Row}>
        <Logo name={owner.SITE_NAME} label={`${owner.SITE_NAME}, home`} size={30} shrinks />
        <MainNavigation path={path} openDropdown={openDropdown} onToggle={onToggle} />
        <End>
          <ButtonLink href="/contact" size="small" triangle={false}>
            <OnDesktop>{labels.scheduleCall}</OnDesktop>
            <OnPhone>{labels.scheduleShort}</OnPhone>
          </ButtonLink>
          <Burger
            type="button"
            aria-label={labels.menu}
            aria-expanded={isMenuOpen}
            aria-controls={MENU_ID}
            onClick={() => send({ type: 'menu.toggled' })}
          >
            <i />
          </Burger>
        </End>
      </Wrap>
      <MobileMenu
        id={MENU_ID}
        path={path}
        isOpen={isMenuOpen}
        openDropdown={openDropdown}
        onToggle={onToggle}
      />
    </Bar>
  );
}
