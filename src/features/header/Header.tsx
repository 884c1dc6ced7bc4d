import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { owner } from '../../config/owner';
import { labels } from '../../content/labels';
import { ButtonLink } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import { Wrap } from '../../ui/layout';
import { Bar, Burger, End, OnDesktop, OnPhone, Row } from './header.styles';
import { MainNavigation } from './MainNavigation';
import { MobileMenu } from './MobileMenu';
import { useHeader } from './useHeader';

const MENU_ID = 'mobile-menu';

/** The desktop menu and the mobile menu are both in the document; only one of them has boxes. */
const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0;

/** The button that opened what is open: in the mobile menu the hamburger, which stays when the menu closes. */
function openerIn(header: HTMLElement | null): HTMLElement | undefined {
  const openers = header?.querySelectorAll<HTMLElement>('button[aria-expanded="true"]') ?? [];
  return [...openers].find(isDisplayed);
}

export interface HeaderProps {
  /** Path of the page on screen. */
  readonly path: string;
}

/**
 * The site header. Escape, a press outside and the focus leaving close what is open, and so does scrolling away from a
 * dropdown. All but the focus itself return the focus to the button that opened it.
 */
export function Header({ path }: HeaderProps) {
  const { send, isScrolled, isMenuOpen, openDropdown } = useHeader(path);
  const header = useRef<HTMLElement>(null);
  const isOpen = isMenuOpen || openDropdown !== undefined;

  // Before the next press can come: an effect would wait for the paint.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onPressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && header.current?.contains(target)) return;
      const button = openerIn(header.current);
      send({ type: 'header.dismissed' });
      const press = new AbortController();
      const giveFocusBack = () => {
        press.abort();
        // Where the press itself took the focus to another control, it stays there. Main only has it for the skip link.
        const { activeElement } = document;
        const isControl = activeElement?.matches('a, button, input, textarea, [tabindex="0"]') ?? false;
        if (!isControl || header.current?.contains(activeElement)) button?.focus();
      };
      document.addEventListener('pointerup', giveFocusBack, press);
      document.addEventListener('pointercancel', () => press.abort(), press);
    };
    // On the document: in Safari a pressed button does not take the focus, and no key would reach the header.
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      openerIn(header.current)?.focus();
      send({ type: 'header.dismissed' });
    };
    document.addEventListener('pointerdown', onPressOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPressOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  // A dropdown covers a third of the window: it does not follow a reader down the page.
  useEffect(() => {
    if (!openDropdown || isMenuOpen) return;
    const openedAt = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - openedAt) <= window.innerHeight / 2) return;
      if (header.current?.contains(document.activeElement)) {
        openerIn(header.current)?.focus({ preventScroll: true });
      }
      send({ type: 'page.scrolledAway' });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [openDropdown, isMenuOpen, send]);

  /** A dropdown ends with its top-level item, the mobile menu with the header. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isOpen || !(relatedTarget instanceof Node)) return;
    const open = isMenuOpen ? header.current : openerIn(header.current)?.closest('li');
    if (open && !open.contains(relatedTarget)) send({ type: 'header.dismissed' });
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
      data-scrolled={isScrolled || undefined}
      data-open={isMenuOpen || (isScrolled && openDropdown !== undefined) || undefined}
      onBlur={onBlur}
      onClick={onClick}
    >
      <Wrap as={Row}>
        <Logo name={owner.SITE_NAME} label={labels.home(owner.SITE_NAME)} size={30} shrinks />
        <MainNavigation path={path} openDropdown={openDropdown} onToggle={onToggle} />
        <End>
          <ButtonLink href="/contact" size="small" triangle={false}>
            <OnDesktop>{labels.scheduleCall}</OnDesktop>
            <OnPhone>{labels.scheduleShort}</OnPhone>
          </ButtonLink>
          <Burger
            type="button"
            aria-label={labels.menu}
            // The backdrop is part of the button, but is no icon to be named.
            data-tooltip={isMenuOpen ? undefined : ''}
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
