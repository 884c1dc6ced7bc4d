import type { ComponentProps } from 'react';
import { styled } from '../theme/stitches.config';
import { HydrateOnIntent } from './HydrateOnIntent';

const Section = styled('section', {
  paddingBlock: '$section',
  position: 'relative',
  variants: {
    top: { none: { paddingTop: 0 }, short: { paddingTop: '$9' } },
    bottom: { none: { paddingBottom: 0 } },
  },
});

export interface BandProps extends ComponentProps<typeof Section> {
  readonly as?: 'div';
  /** `atOnce` for a block that does something before the visitor does, such as loading a form. */
  readonly hydrates?: 'onIntent' | 'atOnce';
}

/** A block of a page with the vertical rhythm of the site. */
export function Band({ hydrates = 'onIntent', children, ...props }: BandProps) {
  return (
    <Section {...props}>
      {hydrates === 'onIntent' ? <HydrateOnIntent>{children}</HydrateOnIntent> : children}
    </Section>
  );
}
