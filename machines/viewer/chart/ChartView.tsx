import { type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';
import { innermostIds } from '../../statechart/graph';
import { ChartDrawing, type ChartState } from '../../statechart/react';
import { mono, ToolButton } from '../controls';
import type { SiteChart } from '../siteCharts';
import { chartStyles, viewerSpace } from '../theme';
import { MARGIN, useZoom } from './useZoom';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  minHeight: 0,
});

const Scroller = styled('div', {
  display: 'grid',
  placeContent: 'safe center',
  padding: `${MARGIN}px`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  /* Around a state that is scrolled into view. */
  scrollPadding: '2rem',
  cursor: 'grab',
  userSelect: 'none',
  '@motion': { scrollBehavior: 'smooth' },
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '& svg': { display: 'block', maxWidth: 'none' },
});

const Controls = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInline: viewerSpace[2],
  borderTop: '1px solid $colors$rule',
});

const Scale = styled('output', { ...mono, minWidth: '3rem', textAlign: 'center', color: '$ink2' });

const Legend = styled('p', {
  flex: 1,
  minWidth: 'max-content',
  paddingInline: viewerSpace[2],
  fontFamily: fonts.text,
  fontSize: fontSizes.small,
  color: '$ink2',
  '& span': { ...mono, padding: '0 .5rem', border: '1px solid $colors$ink3', borderRadius: '1rem' },
});

interface ChartViewProps {
  readonly shown: SiteChart;
  readonly state: ChartState;
  /** States and transitions that a search has found; they are kept in view. */
  readonly found: ReadonlySet<string>;
  /** Called with the id of a pressed transition. */
  readonly onTransition: (id: string) => void;
  /** Further controls, before those for the size. */
  readonly controls?: ReactNode;
}

/**
 * A chart that can be panned and zoomed, and that keeps its active states in view. It is hidden from assistive technology: `Outline` has the same texts and controls.
 */
export function ChartView({ shown, state, found, onTransition, controls }: ChartViewProps) {
  const { chart, drawing } = shown;
  const help = useId();
  const { active } = state;
  const inView = useMemo(() => {
    const sources = chart.transitions.filter(({ id }) => found.has(id)).map(({ source }) => source);
    return innermostIds(chart, found.size > 0 ? new Set([...found, ...sources]) : active);
  }, [chart, active, found]);
  const zoom = useZoom(drawing, inView);
  const { scale = 0 } = zoom;
  const hasPills = drawing.lines.some(({ link }) => link.kind === 'pill');
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('[data-enabled]') : null;
    const id = pressed?.getAttribute('data-transition');
    if (id) onTransition(id);
  };
  return (
    <Frame>
      <Scroller
        ref={zoom.scroller}
        role="group"
        aria-label={`Statechart of ${chart.id}`}
        aria-describedby={help}
        // The arrow keys pan the chart, as in any scrolled area.
        tabIndex={0}
        onClick={onClick}
        {...zoom.handlers}
      >
        <svg
          ref={zoom.svg}
          aria-hidden="true"
          focusable="false"
          width={drawing.width * scale}
          height={drawing.height * scale}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          <style>{chartStyles}</style>
          <ChartDrawing chart={chart} drawing={drawing} state={state} />
        </svg>
        <p id={help} hidden>
          Arrow keys pan the chart, plus and minus zoom, and 0 shows the whole chart. The outline has the same
          content as text.
        </p>
      </Scroller>
      <Controls>
        {hasPills && (
          <Legend>
            <span>event</span> from any state in its box
          </Legend>
        )}
        {controls}
        <ToolButton isPlain type="button" aria-label="Zoom out" onClick={zoom.zoomOut}>
          −
        </ToolButton>
        <Scale aria-label="Size">{Math.round(scale * 100)}%</Scale>
        <ToolButton isPlain type="button" aria-label="Zoom in" onClick={zoom.zoomIn}>
          +
        </ToolButton>
        <ToolButton isPlain type="button" onClick={zoom.showAll}>
          Fit
        </ToolButton>
      </Controls>
    </Frame>
  );
}
