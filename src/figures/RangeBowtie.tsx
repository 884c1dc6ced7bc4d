import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { Bars } from './Bars';
import { bowtieSlats, splitByRange } from './bowtie';
import { FigureRoot, rootAttributes } from './Figure';

interface RangeProps {
  /** Start of the highlighted range, as a share of the bowtie's length (0 to 1). */
  readonly from: number;
  /** End of the highlighted range. */
  readonly to: number;
}

const RangePlateRoot = styled(FigureRoot, {
  '--fig-mute': 'color-mix(in srgb, var(--colors-mute) 65%, var(--fig-paper))',
  height: 'clamp(8rem, 22vw, 19rem)',
  '&&': { maxWidth: 'none' },
});

const LARGE = { width: 1200, height: 300, count: 40 };
const large = bowtieSlats(LARGE);

/** The same figure at plate size, stretched to the plate's width. `BowtiePlate` adds a dimension line. */
export function RangePlate(range: RangeProps): ReactElement {
  const { lit, rest } = splitByRange(large, range);
  return (
    <RangePlateRoot
      {...rootAttributes({
        viewBox: `0 0 ${LARGE.width} ${LARGE.height}`,
        stretch: true,
      })}
    >
      <Bars bars={rest} variant="mute" />
      <Bars bars={lit} variant="accent" />
    </RangePlateRoot>
  );
}
