import type { ReactElement } from 'react';
import { styled } from '../../theme/stitches.config';
import { ScrollHint } from '../ScrollHint';
import { Figure } from './Figure';
import type { Point } from './geometry';
import { linePath } from './geometry';
import { Circle, Label, Line, Path } from './vocabulary';

/** One value of a series, with the words printed at its places on the axes. */
interface TradeOffPoint {
  readonly x: number;
  readonly y: number;
  readonly xLabel: string;
  readonly yLabel: string;
  /** What the point is, printed beside it on the first series. */
  readonly name: string;
}

export interface TradeOffSeries {
  /** Printed at the start of its line; the caption says what it stands for. */
  readonly letter: string;
  readonly points: readonly TradeOffPoint[];
}

export interface TradeOffChartProps {
  readonly series: readonly TradeOffSeries[];
  /** Index of the points that are lit. */
  readonly selected: number;
  readonly xAxis: string;
  readonly yAxis: string;
  readonly label: string;
  /** Accessible name of the region that scrolls sideways on phones. */
  readonly scroll: { readonly label: string; readonly hint: string };
}

const WIDTH = 900;
const HEIGHT = 400;
const LEFT = 76;
const RIGHT = 800;
const TOP = 34;
const BOTTOM = 340;
const TEXT = 13;

const Scroller = styled('div', {
  '@phone': { overflowX: 'auto', '& > svg': { width: '46rem', maxWidth: 'none' } },
});

/** Maps a value to a place between two ends, in equal steps for equal proportions. */
const proportional = (values: readonly number[], from: number, to: number) => {
  const low = Math.log(Math.min(...values));
  const high = Math.log(Math.max(...values));
  return (value: number) => from + ((Math.log(value) - low) / (high - low)) * (to - from);
};

/**
 * Two quantities that trade off, on proportional (logarithmic) axes: where their product is constant, a series is a
 * straight line. 900 by 400 units; on phones it keeps its size and scrolls sideways.
 */
export function TradeOffChart({
  series,
  selected,
  xAxis,
  yAxis,
  label,
  scroll,
}: TradeOffChartProps): ReactElement {
  const points = series.flatMap((one) => one.points);
  const toX = proportional(
    points.map((point) => point.x),
    LEFT + 44,
    RIGHT,
  );
  const toY = proportional(
    points.map((point) => point.y),
    BOTTOM - 24,
    TOP + 24,
  );
  const place = ({ x, y }: TradeOffPoint): Point => [toX(x), toY(y)];
  const lit = series.flatMap((one) => one.points.slice(selected, selected + 1));
  const columns = [...new Map(lit.map((point) => [point.xLabel, point])).values()];
  const rows = [...new Map(lit.map((point) => [point.yLabel, point])).values()];

  return (
    <>
      {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <Scroller tabIndex={0} role="region" aria-label={scroll.label}>
        <Figure viewBox={`0 0 ${WIDTH} ${HEIGHT}`} label={label}>
          <Line from={[LEFT, BOTTOM]} to={[WIDTH, BOTTOM]} look="line" />
          <Line from={[LEFT, BOTTOM]} to={[LEFT, TOP]} look="line" />
          <Label at={[LEFT, TOP - 14]} size={TEXT}>
            {yAxis}
          </Label>
          <Label at={[WIDTH, BOTTOM + 22]} size={TEXT} anchor="end">
            {xAxis}
          </Label>
          {lit.map((point) => (
            <Path
              key={`${point.xLabel} ${point.yLabel}`}
              d={linePath([[LEFT, toY(point.y)], place(point), [toX(point.x), BOTTOM]])}
              look="dotted"
            />
          ))}
          {columns.map((point) => (
            <Label key={point.xLabel} at={[toX(point.x), BOTTOM + 22]} size={TEXT} anchor="middle">
              {point.xLabel}
            </Label>
          ))}
          {rows.map((point) => (
            <Label key={point.yLabel} at={[LEFT - 8, toY(point.y) + 4]} size={TEXT} anchor="end">
              {point.yLabel}
            </Label>
          ))}
          {series.map(({ letter, points: line }, row) => (
            <g key={letter}>
              <Path d={linePath(line.map(place))} look="line" />
              {line.map((point, index) => (
                <Circle
                  key={point.name}
                  x={toX(point.x)}
                  y={toY(point.y)}
                  radius={index === selected ? 8 : 5}
                  look={index === selected ? 'accent' : 'sheet'}
                />
              ))}
              {line.slice(0, 1).map((point) => (
                <Label key={point.name} at={[toX(point.x) - 16, toY(point.y) + 4]} size={TEXT} anchor="end">
                  {letter}
                </Label>
              ))}
              {row === 0 &&
                line.map((point) => (
                  <Label key={point.name} at={[toX(point.x) + 12, toY(point.y) - 10]} size={TEXT}>
                    {point.name}
                  </Label>
                ))}
            </g>
          ))}
        </Figure>
      </Scroller>
      <ScrollHint aria-hidden="true">{scroll.hint}</ScrollHint>
    </>
  );
}
