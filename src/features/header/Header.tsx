import { useActorRef, useSelector } from '@xstate/react';
import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type Dropdown, dropdowns, headerMachine } from '../../../machines/header.machine';
import { owner } from '../../config/owner';
import { labels } from '../../content/labels';
import { inspected } from '../../lib/inspected';
import { WIDE_WINDOW } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { isPlainPress } from '../../ui/Link';
import { Logo } from '../../ui/Logo';
import { Wrap } from '../../ui/layout';
import { Bar, Burger, End, OnDesktop, OnPhone, Row } from './header.styles';
import { MainNavigation } from './MainNavigation';
import { MENU_ID, MobileMenu } from './MobileMenu';

/**
 * The button that opened the open panel: in the mobile menu the hamburger, which stays when the menu closes. The document
 * contains both the desktop menu and the mobile menu; only one of them is displayed.
 */
function openerIn(header: HTMLElement | null): HTMLElement | undefined {
  const openers = header?.querySelectorAll<HTMLElement>('button[aria-expanded="true"]') ?? [];
  return [...openers].find((opener) => opener.checkVisibility());
}

/**
 * The site header. Escape, a click outside, and moving the focus out close the open panel. Scrolling closes a
 * dropdown. Escape and scrolling return the focus to the button that opened the panel.
 */
export function Header({ path }: { readonly path: string }) {
  const actor = useActorRef(headerMachine, inspected);
  const { send } = actor;
  const isScrolled = useSelector(actor, (snapshot) => snapshot.matches({ scroll: 'scrolled' }));
  const isMenuOpen = useSelector(actor, (snapshot) => snapshot.matches({ menu: 'open' }));
  const openDropdown = useSelector(actor, (snapshot): Dropdown | undefined =>
    dropdowns.find((dropdown) => snapshot.matches({ dropdown })),
  );
  const isOpen = isMenuOpen || openDropdown !== undefined;
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const onScroll = () => send({ type: 'page.scrolled', y: window.scrollY });
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    const onChange = () => send({ type: 'layout.changed' });
    window.matchMedia(WIDE_WINDOW).addEventListener('change', onChange, { signal });
    return () => watch.abort();
  }, [send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed, the event does not carry it
  useEffect(() => {
    send({ type: 'route.changed' });
  }, [send, path]);

  useEffect(() => {
    if (!isMenuOpen) return;
    const { documentElement: root } = document;
    // Without a scroll bar beside the page, reserved space would make the page narrower.
    const hasScrollBar = window.innerWidth > root.clientWidth;
    root.setAttribute('data-scroll-locked', hasScrollBar ? 'gutter' : '');
    return () => root.removeAttribute('data-scroll-locked');
  }, [isMenuOpen]);

  // A layout effect runs before the next click; an effect would wait for the paint.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && header.current?.contains(target)) return;
      send({ type: 'header.dismissed' });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      openerIn(header.current)?.focus();
      send({ type: 'header.dismissed' });
    };
    const watch = new AbortController();
    const { signal } = watch;
    // On the document: in Safari a clicked button does not get the focus, so the header would receive no key events.
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => watch.abort();
  }, [isOpen, send]);

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
