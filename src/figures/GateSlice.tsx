import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { FigureRoot, rootAttributes } from './Figure';

const LENGTH = 240;
const BREADTH = 140;
/** Half the height of the flow before the first gate, and after the last. */
const WIDEST = 66;
const NARROWEST = 7;
const GATE_INSET = 3;

const Root = styled(FigureRoot, {
  variants: {
    orientation: {
      across: { display: 'none', height: '7.5rem', '&&': { width: '100%' }, '@md': { display: 'block' } },
      down: { width: '4.5rem', height: '100%', minHeight: '8rem', '@md': { display: 'none' } },
    },
  },
});

export interface GateSliceProps {
  /** Index of the gate, from 0. */
  readonly index: number;
  readonly count: number;
  /**
   * `across` runs from left to right and is displayed from 768 px; `down` runs downward and is displayed below
   * 768 px.
   */
  readonly orientation: 'across' | 'down';
}

/** The flow before and after one gate. The slices of all gates side by side form one wedge. */
export function GateSlice({ index, count, orientation }: GateSliceProps): ReactElement {
  const halfAt = (gate: number) => WIDEST - ((WIDEST - NARROWEST) * gate) / count;
  const [before, after] = [halfAt(index), halfAt(index + 1)];
  const middle = BREADTH / 2;
  const isAcross = orientation === 'across';
  const point = (along: number, beside: number) => (isAcross ? `${along} ${beside}` : `${beside} ${along}`);
  const gateAt = LENGTH - GATE_INSET;
  const wedge = [
    point(0, middle - before),
    point(LENGTH, middle - after),
    point(LENGTH, middle + after),
    point(0, middle + before),
  ];
  const jambs = [
    `M${point(gateAt, 4)}L${point(gateAt, middle - after)}`,
    `M${point(gateAt, middle + after)}L${point(gateAt, BREADTH - 4)}`,
  ];
  const viewBox = isAcross ? `0 0 ${LENGTH} ${BREADTH}` : `0 0 ${BREADTH} ${LENGTH}`;
  return (
    <Root lines orientation={orientation} {...rootAttributes({ viewBox, stretch: true })}>
      <path className={index === count - 1 ? 'f-accent' : 'f-tint'} d={`M${wedge.join('L')}z`} />
      <path className="f-line" d={jambs.join('')} vectorEffect="non-scaling-stroke" strokeWidth={3} />
    </Root>
  );
}
