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
}

/** A block below the head of a page. After a navigation it renders when the first screen is painted. */
export function Band({ children, ...props }: BandProps) {
  // After a link, false in the first render and true in the next.
  const isRendered = useDeferredValue(true, use(EntranceContext) !== 'link');
  if (!isRendered) return <Section {...props} pending />;
  return <Section {...props}>{children}</Section>;
}
