import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { owner } from '../../config/owner';
import { labels } from '../../content/labels';
import { ButtonLink } from '../../ui/Button';
import { isPlainPress } from '../../ui/Link';
import { Logo } from '../../ui/Logo';
import { Wrap } from '../../ui/layout';
import { Bar, Burger, End, OnDesktop, OnPhone, Row } from './header.styles';
import { MainNavigation } from './MainNavigation';
import { MENU_ID, MobileMenu } from './MobileMenu';
import { openerIn, useDismissal } from './useDismissal';
import { useHeader } from './useHeader';

/**
 * The site header. Escape, a click outside, and moving the focus out close the open panel. Scrolling closes a
 * dropdown. Escape and scrolling return the focus to the button that opened the panel.
 */
export function Header({ path }: { readonly path: string }) {
  const { send, isScrolled, isMenuOpen, openDropdown, isOpen } = useHeader(path);
  const header = useRef<HTMLElement>(null);

  useDismissal(header, isOpen, send);

  // A dropdown covers a third of the window, so it closes when the visitor scrolls.
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

  /** A dropdown closes when the focus leaves its top-level item, the mobile menu when it leaves the header. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isOpen || !(relatedTarget instanceof Node)) return;
    const open = isMenuOpen ? header.current : openerIn(header.current)?.closest('li');
    if (open && !open.contains(relatedTarget)) send({ type: 'header.dismissed' });
  };
  /** A link to the current page changes no route, but it closes the menus too. */
  const onClick = (event: MouseEvent) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a');
    if (isOnLink && isPlainPress(event)) send({ type: 'route.changed' });
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
            // The backdrop is part of the button while the menu is open, so the button has no tooltip then.
            data-tooltip={isMenuOpen ? undefined : ''}
            aria-expanded={isMenuOpen}
            aria-controls={MENU_ID}
            onClick={() => send({ type: 'menu.toggled' })}
          >
            <i />
          </Burger>
        </End>
      </Wrap>
      <MobileMenu path={path} isOpen={isMenuOpen} openDropdown={openDropdown} onToggle={onToggle} />
    </Bar>
  );
}
