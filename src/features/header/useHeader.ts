import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type Dropdown, dropdowns, headerMachine } from '../../../machines/header.machine';
import { inspected } from '../../lib/inspected';
import { WIDE_WINDOW } from '../../theme/tokens';

/** Runs the header machine and sends it scroll, breakpoint and route events. */
export function useHeader(path: string) {
  const actor = useActorRef(headerMachine, inspected);
  const isScrolled = useSelector(actor, (snapshot) => snapshot.matches({ scroll: 'scrolled' }));
  const isMenuOpen = useSelector(actor, (snapshot) => snapshot.matches({ menu: 'open' }));
  const openDropdown = useSelector(actor, (snapshot): Dropdown | undefined =>
    dropdowns.find((dropdown) => snapshot.matches({ dropdown })),
  );

  useEffect(() => {
    const onScroll = () => actor.send({ type: 'page.scrolled', y: window.scrollY });
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [actor]);

  useEffect(() => {
    const layout = window.matchMedia(WIDE_WINDOW);
    const onChange = () => actor.send({ type: 'layout.changed' });
    layout.addEventListener('change', onChange);
    return () => layout.removeEventListener('change', onChange);
  }, [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed, the event does not carry it
  useEffect(() => {
    actor.send({ type: 'route.changed' });
  }, [actor, path]);

  useEffect(() => {
    if (!isMenuOpen) return;
    const { documentElement: root } = document;
    // Without a scroll bar beside the page, reserved space would make the page narrower.
    const hasScrollBar = window.innerWidth > root.clientWidth;
    root.setAttribute('data-scroll-locked', hasScrollBar ? 'gutter' : '');
    return () => root.removeAttribute('data-scroll-locked');
  }, [isMenuOpen]);

  const isOpen = isMenuOpen || openDropdown !== undefined;
  return { send: actor.send, isScrolled, isMenuOpen, openDropdown, isOpen };
}
