import { type ComponentProps, use, useDeferredValue } from 'react';
import { styled } from '../theme/stitches.config';
import { EntranceContext } from './entrance';
import { HydrateOnIntent } from './HydrateOnIntent';

const Section = styled('section', {
  paddingBlock: '$section',
  position: 'relative',
  variants: {
    top: { none: { paddingTop: 0 }, short: { paddingTop: '$9' } },
    bottom: { none: { paddingBottom: 0 } },
    /** Not rendered yet: what follows stays below the window. */
    pending: { true: { minHeight: '100svh' } },
  },
});

export interface BandProps extends ComponentProps<typeof Section> {
  readonly as?: 'div';
  /** `atOnce` for a block that does something before the visitor does, such as loading a form. */
  readonly hydrates?: 'onIntent' | 'atOnce';
  /** `atOnce` for a block of the first screen. After a link, others are rendered when the first screen is painted. */
  readonly renders?: 'deferred' | 'atOnce';
}

/** A block of a page with the vertical rhythm of the site. */
export function Band({ hydrates = 'onIntent', renders = 'deferred', children, ...props }: BandProps) {
  const isDeferred = use(EntranceContext) === 'link' && renders === 'deferred';
  const isRendered = useDeferredValue(true, !isDeferred);
  if (!isRendered) return <Section {...props} pending />;
  return (
    <Section {...props}>
      {hydrates === 'onIntent' ? <HydrateOnIntent>{children}</HydrateOnIntent> : children}
    </Section>
  );
}
