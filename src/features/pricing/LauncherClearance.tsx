import { type ReactNode, useEffect, useRef } from 'react';
import { observe } from '../../lib/observe';
import { styled } from '../../theme/stitches.config';
import { LAUNCHER } from './total.styles';

const Content = styled('div', {
  '@phone': { [`html:has(&[data-at-bottom-edge])${LAUNCHER}`]: { visibility: 'hidden' } },
});

/** The lowest part of the window, as high as the launcher with its margins in a window of 667 px. */
const BOTTOM_EDGE = { rootMargin: '-85% 0px 0px 0px' };

/**
 * Hides the launcher of the chat on phones while its content is at the lower edge of the window: the launcher would cover
 * prices and facts at the right.
 */
export function LauncherClearance({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!content.current) return;
    return observe(content.current, BOTTOM_EDGE, ({ target, isIntersecting }) =>
      target.toggleAttribute('data-at-bottom-edge', isIntersecting),
    );
  }, []);
  return <Content ref={content}>{children}</Content>;
}
