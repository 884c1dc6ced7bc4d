import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { FigureCaption } from './FigureCaption';

const Panel = styled('figure', {
  backgroundColor: 'var(--field)',
  color: '$onField',
  '--colors-ink': 'var(--colors-onField)',
  padding: 'clamp(1.25rem, 3vw, 3.5rem) clamp(1.25rem, 5vw, 6rem) 1.125rem',
  '@phone': { marginInline: 'calc($space$gutter * -1)' },
});

const Scroller = styled('div', {
  '@phone': {
    overflowX: 'auto',
    marginInline: 'calc($space$gutter * -1)',
    paddingInline: '$gutter',
    '& > svg': { minWidth: '46rem' },
  },
});

export interface PlateProps {
  /** The drawing. */
  readonly children: ReactNode;
  /** How to read it. */
  readonly caption: string;
  /** A wide drawing keeps its size on phones and scrolls sideways; this is the accessible name of that region. */
  readonly scrollLabel?: string;
}

/** The figure of a detail page, on a flat panel in the section's colour. */
export function Plate({ children, caption, scrollLabel }: PlateProps) {
  return (
    <Panel>
      {scrollLabel === undefined ? (
        children
      ) : (
        // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        <Scroller tabIndex={0} role="region" aria-label={scrollLabel}>
          {children}
        </Scroller>
      )}
      <FigureCaption number={1}>{caption}</FigureCaption>
    </Panel>
  );
}
