/**
 * The seven industry schematics, one function each. They are drawn on 240 by 140 SVG user units, with
 * content from 14 to 226 and 6 to 134, and are used small (`IndustryFigure`) and large (`SchematicPlate`).
 */
import type { ReactElement } from 'react';
import type { Bar, Point, Segment } from './geometry';
import { range, round } from './geometry';
import type { IndustryFigureId } from './ids';
import { Bars, Circle, Head, Line, Lines, Path, Rect } from './vocabulary';

/** Seven cohorts: what it costs to win each (ink) and what it returns afterwards (accent). */
function B2bSaas(): ReactElement {
  const cohorts = range(7).map((index) => ({
    start: 14 + index * 16,
    won: 74 + index * 12,
    end: 172 + index * 9,
    y: 18 + index * 15,
  }));
  const gap = 2;
  return (
    <>
      <Bars
        bars={cohorts.map(({ start, won, y }) => ({ x: start, y, width: won - start, height: 9 }))}
        look="ink"
      />
      <Bars
        bars={cohorts.map(({ won, end, y }) => ({ x: won + gap, y, width: end - won - gap, height: 9 }))}
        look="accent"
      />
    </>
  );
}

/** A balance: the risk held by each product line (left) against the revenue it earns (right). */
function Fintech(): ReactElement {
  const risk = [30, 62, 44, 84, 52, 70, 26];
  const revenue = [44, 70, 62, 52, 30, 84, 26];
  const rowY = (index: number) => 20 + index * 15;
  return (
    <>
      <Bars
        bars={risk.map((width, index) => ({ x: 112 - width, y: rowY(index), width, height: 9 }))}
        look="ink"
      />
      <Bars
        bars={revenue.map((width, index) => ({ x: 128, y: rowY(index), width, height: 9 }))}
        look="accent"
      />
      <Line from={[120, 10]} to={[120, 130]} />
      <Path d="M120 4l5 6h-10zM120 136l5-6h-10z" look="ink" />
    </>
  );
}

/** One case passes the gates of clinician, buyer and payer; after the first decision it runs calmly. */
function HealthTech(): ReactElement {
  const gates = [68, 128, 188];
  return (
    <>
      <Lines
        segments={gates.map((x) => [
          [x, 18],
          [x, 122],
        ])}
        look="faint"
      />
      <Path d="M14 78H52l8-12 10 30 14-72 14 84 10-30h18" />
      <Path d="M126 78h26l8-14 10 14h46" look="accentLine" />
      <Circle x={128} y={78} radius={6} look="accent" />
      <Head tip={[226, 78]} size={9} look="accent" />
      <Line from={[14, 122.7]} to={[226, 122.7]} />
      <Path d={gates.map((x) => `M${x} 122l-5-7h10z`).join('')} look="ink" />
    </>
  );
}

/** Three rings, each open at one place; attempts stop at the outer one, one path leads out. */
function Cybersecurity(): ReactElement {
  const centre: Point = [120, 70];
  const ringPoint = (radius: number, angle: number) =>
    `${round(centre[0] + radius * Math.cos(angle))} ${round(centre[1] + radius * Math.sin(angle))}`;
  const ring = (radius: number, turn: number) =>
    `M${ringPoint(radius, turn + 0.5)}A${radius} ${radius} 0 1 1 ${ringPoint(radius, turn + 0.1)}`;
  const attempts = [
    { y: 34, end: 62 },
    { y: 70, end: 58 },
    { y: 106, end: 66 },
  ];
  return (
    <>
      <Path d={ring(58, 0)} />
      <Path d={ring(44, 0.9)} look="accentLine" />
      <Path d={ring(30, 1.8)} />
      <Circle x={centre[0]} y={centre[1]} radius={14} look="accent" />
      <Lines
        segments={attempts.map(({ y, end }) => [
          [14, y],
          [end - 6, y],
        ])}
      />
      {attempts.map(({ y, end }) => (
        <Head key={y} tip={[end, y]} />
      ))}
      <Line from={[164, 70]} to={[226, 70]} />
      <Circle x={226} y={70} radius={4} look="ink" />
    </>
  );
}

/**
 * A wave from x 14 to 226 around the given y: six curves that have the height and the slope of a sine at their ends.
 * @param shift phase at its start, in radians.
 */
function wave(y: number, amplitude: number, shift: number): string {
  const length = 212 / 6;
  const turn = 1.855;
  const end = (step: number): Point => [14 + step * length, y + Math.sin(step * turn + shift) * amplitude];
  const control = (step: number, offset: number): Point => {
    const [endX, endY] = end(step);
    return [endX + offset, endY + (Math.cos(step * turn + shift) * amplitude * turn * offset) / length];
  };
  const written = (...points: readonly Point[]) =>
    points.map((point) => point.map(round).join(' ')).join(' ');
  const curve = (step: number) => written(control(step, -length / 3), end(step));
  const others = range(5).map((index) => `S${curve(index + 2)}`);
  return `M${written(end(0))}C${written(control(0, length / 3))} ${curve(1)}${others.join('')}`;
}

/** Six seasons: small crops above the surface, the growing root below it. */
function RegenerativeAgriculture(): ReactElement {
  const layers = range(6).map((index) => wave(74 + index * 10.5, 2 + index * 0.6, index * 0.7));
  const crops = [
    { x: 30, height: 22, root: 34 },
    { x: 64, height: 33, root: 42 },
    { x: 98, height: 44, root: 50 },
    { x: 132, height: 29, root: 34 },
    { x: 166, height: 40, root: 42 },
    { x: 200, height: 25, root: 50 },
  ];
  const crowns = crops.map(({ x, height }) => `M${x} ${80 - height}l10 ${height - 8}h-20z`);
  const roots = crops.map(({ x, root }) => `M${x} 74c-3 14 4 22 0 ${root}`);
  return (
    <>
      <Path d={layers.slice(0, 1).join('')} />
      <Path d={layers.slice(1).join('')} look="hatch" />
      <Path d={crowns.filter((_, index) => index % 2 === 0).join('')} look="accent" />
      <Path d={crowns.filter((_, index) => index % 2 === 1).join('')} look="ink" />
      <Path d={roots.join('')} />
    </>
  );
}

/** Load sorted from peak to trough; what lies below the dotted line can be shifted. */
function GreenTech(): ReactElement {
  const ground = 118;
  const shiftableBelow = 44;
  const hours = range(22).map((index): Bar => {
    const load = 92 * Math.exp(-index * 0.075);
    return { x: 14 + index * 9.7, y: ground - load, width: 5, height: load };
  });
  return (
    <>
      <Bars bars={hours.filter(({ height }) => height > shiftableBelow)} look="mute" />
      <Bars bars={hours.filter(({ height }) => height <= shiftableBelow)} look="accent" />
      <Line from={[14, 74]} to={[226, 74]} look="dotted" />
      <Line from={[14, 118.7]} to={[226, 118.7]} />
      <Path d="M146 60A38 38 0 0 1 222 60" />
      <Path d="M160 60A24 24 0 0 1 208 60z" look="accent" />
      <Line from={[140, 60]} to={[228, 60]} />
    </>
  );
}

/** Fixed cost is hatched; revenue crosses it at the open circle, and margin opens to the right. */
function HighOverhead(): ReactElement {
  const hatching = range(22).map((index): Segment => {
    const x = 14 + index * 9.7;
    return [
      [x, 118],
      [x + 8, 78],
    ];
  });
  return (
    <>
      <Lines segments={hatching} look="hatch" />
      <Rect x={14} y={78} width={212} height={40} />
      <Path d="M124 62L226 10V46z" look="accent" />
      <Line from={[14, 118]} to={[226, 10]} />
      <Line from={[14, 78]} to={[226, 45]} />
      <Circle x={124} y={61.5} radius={5} look="sheet" />
    </>
  );
}

/** The drawing of each industry, without a root. */
export const industrySchematics: Record<IndustryFigureId, () => ReactElement> = {
  'b2b-saas': B2bSaas,
  fintech: Fintech,
  healthtech: HealthTech,
  cybersecurity: Cybersecurity,
  'regenerative-agriculture': RegenerativeAgriculture,
  greentech: GreenTech,
  'high-overhead': HighOverhead,
};
