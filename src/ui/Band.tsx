import { type ComponentProps, use, useDeferredValue } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { EntranceContext } from './entrance';

const Section = styled('section', {
  paddingBlock: space.section,
  position: 'relative',
  '@media print': { '&&': { paddingBlock: '1.25rem' } },
  variants: {
    top: { none: { paddingTop: 0 }, quiet: { paddingTop: space.quiet } },
    bottom: { none: { paddingBottom: 0 }, quiet: { paddingBottom: space.quiet } },
    /** Decides the space above and below. */
    importance: { low: { paddingBlock: space.quiet } },
    /** Not rendered yet: the minimum height keeps the blocks after it out of the window. */
    pending: { true: { minHeight: '100svh' } },
  },
});

export interface BandProps extends ComponentProps<typeof Section> {
  readonly as?: 'aside';
  /** `atOnce` for a block of the first screen. After a navigation, the others render when the first screen is painted. */
  readonly renders?: 'deferred' | 'atOnce';
}

/** A block of a page with the vertical spacing of the site. */
export function Band({ renders = 'deferred', children, ...props }: BandProps) {
  const entrance = use(EntranceContext);
  const isDeferred = entrance === 'link' && renders === 'deferred';
  const isRendered = useDeferredValue(true, !isDeferred);
  if (!isRendered) return <Section {...props} pending />;
  return <Section {...props}>{children}</Section>;
}
