import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { FigureCaption } from './FigureCaption';
import { ScrollHint } from './ScrollHint';

const Panel = styled('figure', {
  backgroundColor: 'var(--field)',
  color: '$onField',
  '--colors-ink': 'var(--colors-onField)',
  padding: 'clamp(1.25rem, 3vw, 3.5rem) clamp(1.25rem, 5vw, 6rem) 1.125rem',
  '@phone': { marginInline: `calc(${space.gutter} * -1)` },
});

const Scroller = styled('div', {
  '@phone': {
    overflowX: 'auto',
    marginInline: `calc(${space.gutter} * -1)`,
    paddingInline: space.gutter,
    '& > svg': { minWidth: '46rem' },
  },
});

const OnPhone = styled('div', { '@md': { display: 'none' } });
const OnWide = styled('div', { '@phone': { display: 'none' } });

export interface PlateProps {
  /** The drawing. */
  readonly children: ReactNode;
  /** How to read it. */
  readonly caption: string;
  /** The drawing for phones, if the other would be too small to read. */
  readonly compact?: ReactNode;
  /**
   * Accessible name and hint of the scroll region. A drawing without a compact variant keeps its size on phones
   * and scrolls horizontally.
   */
  readonly scroll?: { readonly label: string; readonly hint: string };
}

/** The figure of a detail page, on a flat panel in the section's color. */
export function Plate({ children, caption, compact, scroll }: PlateProps) {
  return (
    <Panel>
      {scroll ? (
        <>
          {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
          <Scroller tabIndex={0} role="region" aria-label={scroll.label}>
            {children}
          </Scroller>
          <ScrollHint aria-hidden="true">{scroll.hint}</ScrollHint>
        </>
      ) : (
        <>
          {compact && <OnPhone>{compact}</OnPhone>}
          {compact ? <OnWide>{children}</OnWide> : children}
        </>
      )}
      <FigureCaption number={1}>{caption}</FigureCaption>
    </Panel>
  );
}
