import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { bow, splitLit } from './bowtie';
import type { FigureOptions } from './Figure';
import { Figure, FigureRoot, rootAttributes } from './Figure';
import type { Bar } from './geometry';
import { range } from './geometry';
import { Bars, Slats } from './vocabulary';

interface RangeProps {
  /** Start of the highlighted range, as a share of the bowtie's length (0 to 1). */
  readonly from: number;
  /** End of the highlighted range. */
  readonly to: number;
}

interface RangeDrawing extends RangeProps {
  readonly width: number;
  readonly height: number;
  readonly slats: number;
  readonly waist: number;
  /** Width of a slat at t. */
  readonly thickness: (t: number, lit: boolean) => number;
}

/** The narrowest point, as a share of the bowtie's length. */
export const KNOT = 0.46;

/** The slats of a bowtie, each centered on its position. Those from `from` to `to` are highlighted (`lit`). */
function rangeBars({
  from,
  to,
  width,
  height,
  slats,
  waist,
  thickness,
}: RangeDrawing): (Bar & { lit: boolean })[] {
  return range(slats).map((slat) => {
    const t = (slat + 0.5) / slats;
    // Integers: with decimals, five of these figures would be a thirtieth of a document.
    const top = Math.round((height / 2) * (1 - bow(t, { knot: KNOT, waist, left: 0.94 })));
    const lit = t >= from && t <= to;
    const slatWidth = thickness(t, lit);
    return { x: t * width - slatWidth / 2, y: top, width: slatWidth, height: height - 2 * top, lit };
  });
}

/** The bowtie with the range of a package highlighted, for rows and cards. */
export function RangeFigure({ from, to, ...options }: RangeProps & FigureOptions): ReactElement {
  const width = 320;
  const height = 84;
  const slats = 40;
  const pitch = width / slats;
  const bars = rangeBars({
    from,
    to,
    width,
    height,
    slats,
    waist: 0.07,
    thickness: () => pitch,
  });
  // Highlighted slats cover thin ones: a first path that is the same in every figure compresses to nothing.
  return (
    <Figure viewBox={`0 0 ${width} ${height}`} {...options}>
      <Slats bars={bars} weight={pitch * 0.2} variant="muteBand" />
      <Slats bars={bars.filter(({ lit }) => lit)} weight={pitch * 0.5} variant="accentBand" />
    </Figure>
  );
}

const RangePlateRoot = styled(FigureRoot, {
  height: 'clamp(8rem, 22vw, 19rem)',
  '&&': { maxWidth: 'none' },
});

/** The same figure at plate size, stretched to the plate's width. The page draws the dimension line above it. */
export function RangePlate({ from, to, label, className }: RangeProps & FigureOptions): ReactElement {
  const width = 1200;
  const height = 300;
  const bars = rangeBars({
    from,
    to,
    width,
    height,
    slats: 72,
    waist: 0.05,
    thickness: (t, lit) => (lit ? 5 + 6 * Math.abs(t - KNOT) : 1.6),
  });
  const { lit, rest } = splitLit(bars);
  return (
    <RangePlateRoot
      plate
      {...rootAttributes({ viewBox: `0 0 ${width} ${height}`, label, stretch: true, className })}
    >
      <Bars bars={rest} variant="mute" />
      <Bars bars={lit} variant="accent" />
    </RangePlateRoot>
  );
}
