import { Bars } from '../figures/Bars';
import { bowtieSlats, splitByRange } from '../figures/bowtie';
import { FigureRoot, rootAttributes } from '../figures/Figure';
import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, space } from '../theme/tokens';
import { FigureCaption } from '../ui/FigureCaption';

const SIZE = { width: 1200, height: 300 };
const slats = bowtieSlats({ ...SIZE, count: 40 });

/** Stretched to the width of the figure, and as high as the rows beside it. On phones from edge to edge of the window, and lower in low windows. */
const Root = styled('figure', {
  '& > div > .fig': {
    '--fig-mute': 'color-mix(in srgb, var(--colors-mute) 65%, var(--fig-paper))',
    maxWidth: 'none',
    height: '12.5rem',
    '@lg': { height: '15.75rem' },
  },
  '@phone': {
    '& > div': { margin: `-.5rem calc(-1 * ${space.gutter}) 0` },
    '& > div > .fig': { height: 'clamp(6.5rem, 100svh - 38rem, 10rem)' },
    '& [x="0%"]': { transform: `translateX(${space.gutter})` },
    '& [x="100%"]': { transform: `translateX(calc(-1 * ${space.gutter}))` },
  },
  '@md': {
    '&&&&': { alignSelf: 'stretch', display: 'grid', gridTemplateRows: '1fr auto' },
    '& > div > .fig': { height: 'calc(100% - 2.25rem)', minHeight: '12.5rem' },
  },
});

/**
 * The dimension line over the highlighted range of the bowtie. An SVG in percent of the plate's width, because
 * the security policy blocks `style` attributes in prerendered pages.
 */
const Dimension = styled('svg', {
  width: '100%',
  height: '2.25rem',
  overflow: 'visible',
  '& > path, & > line': { stroke: 'currentColor', fill: 'none' },
  '& > text': {
    fontFamily: fonts.mono,
    /* With a visitor's larger text they still have room beside one another; the caption says the same. */
    fontSize: `min(${fontSizes.mono}, 4.5vw)`,
    fill: 'currentColor',
  },
});

/** Y position of the line in px; the SVG is 36 px high. */
const LINE_Y = 25.5;

export interface BowtieFigureProps {
  /** The highlighted range, 0 to 1. */
  readonly range: { readonly from: number; readonly to: number };
  /** Label over the dimension line. */
  readonly spanLabel: string;
  /** Says what the range is. */
  readonly caption: string;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Width of the longest label, as a share of the plate on the narrowest phone. */
const LABEL_SHARE = 0.67;

/**
 * Aligns the label so that it stays inside the plate: at the start of the range, else at its end, else in its
 * middle.
 */
function placeOfLabel(from: number, to: number) {
  if (from <= 1 - LABEL_SHARE) return { at: from, anchor: 'start' } as const;
  if (to >= LABEL_SHARE) return { at: to, anchor: 'end' } as const;
  return { at: (from + to) / 2, anchor: 'middle' } as const;
}

/** The first figure of a page: the bowtie, with the range of a package, a phase or a service highlighted. */
export function BowtieFigure({ range, spanLabel, caption }: BowtieFigureProps) {
  const { from, to } = range;
  const label = placeOfLabel(from, to);
  const { lit, rest } = splitByRange(slats, range);
  return (
    <Root>
      <div>
        <Dimension aria-hidden="true">
          <line x1={percent(from)} x2={percent(to)} y1={LINE_Y} y2={LINE_Y} />
          {[from, to].map((end) => (
            <line key={end} x1={percent(end)} x2={percent(end)} y1={LINE_Y - 4} y2={LINE_Y + 5} />
          ))}
          <text x={percent(label.at)} y={LINE_Y - 9} textAnchor={label.anchor}>
            {spanLabel}
          </text>
        </Dimension>
        <FigureRoot {...rootAttributes({ viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, stretch: true })}>
          <Bars bars={rest} variant="mute" />
          <Bars bars={lit} variant="accent" />
        </FigureRoot>
      </div>
      <FigureCaption number={1}>{caption}</FigureCaption>
    </Root>
  );
}
