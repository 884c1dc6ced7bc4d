/**
 * The seven industry schematics, one function each. They use 240 by 140 SVG user units, with content from 14 to
 * 226 and 6 to 134, and are rendered small (`SchematicFigure`) and large (`SchematicPlate`).
 */
import type { ReactElement } from 'react';
import { type Bar, horizontal, range, round, vertical } from './geometry';
import type { Schematic } from './schematic';
import { Bars, Circle, Head, Line, Lines, Path, Rect } from './vocabulary';

/** A bar in one of seven rows. */
const rowBar = (top: number, row: number, from: number, to: number): Bar => ({
  x: from,
  y: top + row * 15,
  width: to - from,
  height: 9,
});

/** Seven quarters of new customers until today: their cost is earned back (ink), then they add revenue (accent). */
function B2bSaas(): ReactElement {
  const rows = range(7);
  return (
    <>
      <Bars bars={rows.map((row) => rowBar(18, row, 14 + row * 16, 70 + row * 12))} variant="ink" />
      <Bars bars={rows.map((row) => rowBar(18, row, 72 + row * 12, 226))} variant="accent" />
    </>
  );
}

/** A balance: the cost and losses of each marketing channel (left) against its revenue (right), best channel first. */
function Fintech(): ReactElement {
  const cost = [44, 30, 70, 62, 26, 52, 84];
  const revenue = [62, 44, 84, 70, 26, 30, 52];
  return (
    <>
      <Bars bars={cost.map((width, row) => rowBar(20, row, 112 - width, 112))} variant="ink" />
      <Bars bars={revenue.map((width, row) => rowBar(20, row, 128, 128 + width))} variant="accent" />
      <Line from={[120, 10]} to={[120, 130]} />
      <Path d="M120 4l5 6h-10zM120 136l5-6h-10z" variant="ink" />
    </>
  );
}

/** Open objections: they end as clinician, executive and payer each pass their gate. */
function HealthTech(): ReactElement {
  const gates = [74, 134, 194];
  return (
    <>
      <Lines segments={gates.map((x) => vertical(x, 18, 122))} variant="faint" />
      <Path d="M14 78H58l8-12 10 30 14-72 14 84 10-30h18" />
      <Path d="M132 78h26l8-14 10 14h40" variant="accentLine" />
      <Circle x={134} y={78} radius={6} variant="accent" />
      <Head tip={[226, 78]} size={9} variant="accent" />
      <Line from={[14, 122.7]} to={[226, 122.7]} />
      <Path d={gates.map((x) => `M${x} 122l-5-7h10z`).join('')} variant="ink" />
    </>
  );
}

/** Three reviews as rings with one opening each: two vendors stop at the outer ring, one reaches the center. */
function Cybersecurity(): ReactElement {
  const center = { x: 120, y: 70 };
  const opening = 12;
  const ring = (radius: number) => {
    const edgeX = round(center.x - Math.sqrt(radius ** 2 - opening ** 2));
    return `M${edgeX} ${center.y - opening}A${radius} ${radius} 0 1 1 ${edgeX} ${center.y + opening}`;
  };
  return (
    <>
      <Path d={ring(58) + ring(30)} />
      <Path d={ring(44)} variant="accentLine" />
      <Circle {...center} radius={14} variant="accent" />
      <Lines segments={[horizontal(34, 14, 62), horizontal(106, 14, 62), horizontal(70, 14, 98)]} />
      <Head tip={[68, 34]} />
      <Head tip={[68, 106]} />
      <Head tip={[104, 70]} />
    </>
  );
}

/** Six seasons: roots deepen from the first one, the crop above ground grows only in the last three. */
function RegenerativeAgriculture(): ReactElement {
  const xOf = (season: number) => 30 + season * 34;
  const wave = (y: number) => `M14 ${y}q26.5-5 53 0t53 0 53 0 53 0`;
  const crops = [30, 27, 28, 34, 42, 52].map(
    (height, season) => `M${xOf(season)} ${80 - height}l10 ${height - 8}h-20z`,
  );
  const roots = [16, 24, 32, 40, 46, 52].map((depth, season) => `M${xOf(season)} 74c-3 14 4 22 0 ${depth}`);
  return (
    <>
      <Path d={wave(74)} />
      <Path d={[88, 102, 116, 130].map(wave).join('')} variant="hatch" />
      <Path d={crops.slice(0, 3).join('')} variant="ink" />
      <Path d={crops.slice(3).join('')} variant="accent" />
      <Path d={roots.join('')} />
    </>
  );
}

/** Energy use in six months before the project, and in the same months after it: use (ink) and saving (accent). */
function GreenTech(): ReactElement {
  const ground = 122;
  const baseline = [96, 84, 66, 72, 90, 102];
  const saved = 0.3;
  const gap = 2;
  const column = (start: number, month: number, top: number, height: number): Bar => ({
    x: start + month * 17,
    y: ground - top,
    width: 11,
    height,
  });
  const before = baseline.map((use, month) => column(14, month, use, use));
  const after = baseline.map((use, month) => column(124, month, use * (1 - saved), use * (1 - saved)));
  const savings = baseline.map((use, month) => column(124, month, use, use * saved - gap));
  return (
    <>
      <Bars bars={[...before, ...after]} variant="ink" />
      <Bars bars={savings} variant="accent" />
      <Line from={[14, ground]} to={[220, ground]} />
    </>
  );
}

/** Revenue against fixed cost (hatched) and variable cost: profit starts at break-even, the circle. */
function HighOverhead(): ReactElement {
  const hatching = range(14).map((index) => `M${14 + index * 15.5} 118l8-40`);
  return (
    <>
      <Path d={hatching.join('')} variant="hatch" />
      <Rect x={14} y={78} width={212} height={40} />
      <Path d="M127 60.4L226 10V45z" variant="accent" />
      <Path d="M14 118L226 10M14 78L226 45" />
      <Circle x={127} y={60.4} radius={5} variant="sheet" />
    </>
  );
}

/** The drawing of each industry, and the labels of its plate. */
export const industrySchematics = {
  'b2b-saas': {
    Drawing: B2bSaas,
    dimensions: [
      { from: 14, to: 69, name: 'Cost' },
      { from: 73, to: 226, name: 'Revenue left' },
    ],
  },
  fintech: {
    Drawing: Fintech,
    span: [-34, 228],
    rows: ['Referral', 'Partner', 'Search', 'Content', 'Email', 'Social', 'Display'].map((name, index) => ({
      y: 28 + index * 15,
      name,
    })),
    dimensions: [
      { from: 28, to: 112, name: 'Cost, losses' },
      { from: 128, to: 212, name: 'Revenue' },
    ],
  },
  healthtech: {
    Drawing: HealthTech,
    dimensions: [
      { from: 14, to: 72, name: 'Clinician' },
      { from: 76, to: 132, name: 'Executive' },
      { from: 138, to: 226, name: 'Payer' },
    ],
  },
  cybersecurity: {
    Drawing: Cybersecurity,
    dimensions: [
      { from: 14, to: 60, name: 'Vendors' },
      { from: 64, to: 178, name: 'Three reviews' },
    ],
  },
  'regenerative-agriculture': {
    Drawing: RegenerativeAgriculture,
    dimensions: [
      { from: 20, to: 108, name: 'Seasons 1 to 3' },
      { from: 122, to: 210, name: 'Seasons 4 to 6' },
    ],
  },
  greentech: {
    Drawing: GreenTech,
    dimensions: [
      { from: 14, to: 110, name: 'Before' },
      { from: 124, to: 220, name: 'After, by meter' },
    ],
  },
  'high-overhead': {
    Drawing: HighOverhead,
    dimensions: [
      { from: 14, to: 123, name: 'Below break-even' },
      { from: 131, to: 226, name: 'Profit' },
    ],
  },
} as const satisfies Readonly<Record<string, Schematic>>;
