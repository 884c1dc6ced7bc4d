import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { bowtieSlats, KNOT } from './bowtie';
import { Bars, type FigureOptions, FigureRoot, rootAttributes } from './Figure';
import type { Bar } from './geometry';

const WIDTH = 800;
const HEIGHT = 600;

/** Share of the length that stays empty in the middle, at the knot. */
const GAP = 0.16;

const MissingImageRoot = styled(FigureRoot, {
  backgroundColor: '$sunk',
  overflow: 'hidden',
});

const LENGTH = 480;
const BREADTH = 260;

/** A bowtie without its knot, centered in the picture. */
const slats = bowtieSlats({ width: LENGTH, height: BREADTH, count: 40 })
  .filter(({ t }) => Math.abs(t - KNOT) > GAP / 2)
  .map(({ x, y, ...slat }): Bar => ({ ...slat, x: x + (WIDTH - LENGTH) / 2, y: y + (HEIGHT - BREADTH) / 2 }));

/** Replaces an image that fails to load: 800 by 600 units, cropped from the center like the artwork. */
export function MissingImage({ label }: Pick<FigureOptions, 'label'>): ReactElement {
  return (
    <MissingImageRoot
      {...rootAttributes({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, label })}
      preserveAspectRatio="xMidYMid slice"
    >
      <Bars bars={slats} variant="mute" />
    </MissingImageRoot>
  );
}
