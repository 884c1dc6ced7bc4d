import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../../theme/stitches.config';
import { observe } from '../../ui/Reveal';
import { LAUNCHER } from './total.styles';

/** The launcher of the chat would cover prices at the right edge of a phone's window. */
const Band = styled('div', {
  '@phone': { [`html:has(&[data-at-bottom-edge])${LAUNCHER}`]: { visibility: 'hidden' } },
});

/** The lowest part of the window, as high as the launcher with its margins in a window of 667 px. */
const BOTTOM_EDGE = '-85% 0px 0px 0px';

/** A list of prices. On phones the launcher of the chat is hidden while prices are where it would be. */
export function PriceBand({ children }: { readonly children: ReactNode }) {
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!band.current || !('IntersectionObserver' in window)) return;
    return observe(BOTTOM_EDGE, band.current, ({ target, isIntersecting }) =>
      target.toggleAttribute('data-at-bottom-edge', isIntersecting),
    );
  }, []);
  return <Band ref={band}>{children}</Band>;
}
