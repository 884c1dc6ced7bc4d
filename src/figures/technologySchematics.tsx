/**
 * The eight technology schematics, one function each. They use 240 by 140 SVG user units, with content from 14
 * to 226 and 6 to 134, and are rendered small (`SchematicFigure`) and large (`SchematicPlate`).
 */
import type { ReactElement } from 'react';
import { type Dot, horizontal, type Point, range, vertical } from './geometry';
import type { Schematic } from './schematic';
import { Bars, Circle, Dots, Head, Line, Lines, Path, Rect, Wire } from './vocabulary';

/** Documents pass a narrowing retriever into an answer, and the answer feeds back. */
function RetrievalAugmentedGeneration(): ReactElement {
  const wedge = 'M106 44v66l40-26v-14z';
  return (
    <>
      {range(4).map((index) => (
        <Rect key={index} x={14 + index * 7} y={30 + index * 9} width={38} height={50} variant="sheet" />
      ))}
      {[72, 81, 90].map((y) => (
        <Line key={y} from={[43, y]} to={[64, y]} variant={y === 81 ? 'accentLine' : 'line'} />
      ))}
      <Wire from={[80, 77]} toX={104} />
      <Path d={wedge} variant="tint" />
      <Path d={wedge} />
      <Wire from={[148, 77]} toX={172} />
      <Rect x={174} y={48} width={52} height={58} variant="accent" />
      <Lines
        segments={[horizontal(64, 184, 216), horizontal(76, 184, 216), horizontal(88, 184, 202)]}
        variant="paperLine"
      />
      <Circle x={216} y={88} radius={4} variant="paper" />
      <Path d="M200 108v14H126" variant="dotted" />
      <Head tip={[126, 114]} direction="up" />
      <Line from={[126, 114]} to={[126, 122]} variant="dotted" />
    </>
  );
}

/** Three software steps form a loop; the exit passes a person. */
function AgenticAi(): ReactElement {
  const plan: Point = [60, 36];
  const act: Point = [128, 36];
  const check: Point = [94, 104];
  const person: Point = [180, 36];
  return (
    <>
      <Path d="M72 36H112M121 50L102 90M86 90L67 50" />
      <Head tip={[116, 36]} />
      <Path d="M99 95l-.5-8 6.8 3.2z" variant="ink" />
      <Path d="M64 44l6.8 3.6-6.2 4.4z" variant="ink" />
      {[plan, act, check].map(([x, y]) => (
        <Circle key={x} x={x} y={y} radius={12} variant="sheet" />
      ))}
      <Circle x={plan[0]} y={plan[1]} radius={4} variant="ink" />
      <Rect x={act[0] - 4} y={act[1] - 4} width={8} height={8} variant="ink" />
      <Path d="M94 98l6 10h-12z" variant="ink" />
      <Line from={[140, 36]} to={[168, 36]} />
      <Circle x={person[0]} y={person[1]} radius={12} variant="accent" />
      <Wire from={[192, 36]} toX={226} />
      <Path d="M180 48V104H112" variant="dotted" />
      <Head tip={[108, 104]} direction="left" />
    </>
  );
}

/** Four pieces of context, the last one read now; then the probabilities of the next token. */
function LargeLanguageModels(): ReactElement {
  const baseline = 118;
  const probabilities = [12, 20, 34, 78, 46, 28, 16, 9];
  const likeliest = 3;
  const context = range(4).map((index) => ({ x: 14 + index * 24, y: 100, width: 18, height: 18 }));
  const tokens = probabilities.map((height, index) => ({
    x: 118 + index * 14,
    y: baseline - height,
    width: 8,
    height,
  }));
  return (
    <>
      <Bars bars={context.slice(0, 3)} variant="sheet" />
      <Bars bars={context.slice(3)} variant="ink" />
      <Line from={[14, 124]} to={[104, 124]} variant="faint" />
      <Bars bars={tokens.filter((_, index) => index !== likeliest)} variant="mute" />
      <Bars bars={tokens.slice(likeliest, likeliest + 1)} variant="accent" />
      <Line from={[112, 118.7]} to={[230, 118.7]} />
      <Path d="M95 96C100 50 140 30 158 32" variant="dotted" />
      <Head tip={[162, 32.5]} />
    </>
  );
}

/** Five of the candidates, which are in rows of twelve. */
const chosen = [30, 44, 58, 69, 79];
const candidates = range(12 * 9).map(
  (cell): Dot => ({
    x: 16 + (cell % 12) * 11,
    y: 26 + Math.floor(cell / 12) * 11,
    radius: chosen.includes(cell) ? 4 : 2,
  }),
);

/** Every candidate is scored. A filter passes on five. */
function LightweightRetrievalModels(): ReactElement {
  const handedOn = [46, 56, 66, 76, 86].map((y) => ({ x: 200, y, width: 26, height: 6 }));
  return (
    <>
      <Dots dots={candidates.filter((_, cell) => !chosen.includes(cell))} variant="ink" />
      <Dots dots={candidates.filter((_, cell) => chosen.includes(cell))} variant="accent" />
      <Path d="M144 22L190 62V78L144 118z" variant="ink" />
      <Bars bars={handedOn} variant="accent" />
    </>
  );
}

/** Three layers: models on services on capacity. The only perspective drawing of the set. */
function CloudAi(): ReactElement {
  const layer = (top: number) => `M120 ${top}l82 26-82 26-82-26z`;
  const capacityLines = range(4).map((index) => `M${58 + index * 20.5} ${91.5 + index * 6.5}l82-13`);
  return (
    <>
      <Path d={layer(72)} variant="sheet" />
      <Path d={capacityLines.join('')} variant="faint" />
      <Path d={layer(46)} variant="sheet" />
      <Path d={layer(20)} variant="accent" />
      <Path d={layer(20)} />
      <Lines
        segments={[vertical(38, 46, 98), vertical(202, 46, 98), vertical(120, 72, 124)]}
        variant="dotted"
      />
      <Circle x={120} y={46} radius={5} variant="paper" />
      <Circle x={92} y={46} radius={3} variant="paper" />
      <Circle x={148} y={46} radius={3} variant="paper" />
    </>
  );
}

/** An account's value falls until a person acts. The dotted line is the value without action. */
function CustomerSuccessAi(): ReactElement {
  const rescue = 'M92 66C112 84 128 66 150 52S200 26 226 24';
  return (
    <>
      <Lines segments={[30, 60, 90].map((y) => horizontal(y, 14, 226))} variant="faint" />
      <Line from={[14, 118]} to={[226, 118]} />
      <Path d="M14 40C50 34 70 42 92 66" />
      <Path d={`${rescue}V118H92z`} variant="tint" />
      <Path d="M92 66C112 88 136 100 226 106" variant="dotted" />
      <Path d={rescue} variant="accentLine" />
      <Circle x={92} y={66} radius={6} variant="accent" />
      <Line from={[92, 74]} to={[92, 118]} />
      <Head tip={[226, 24]} size={8} variant="accent" />
    </>
  );
}

/** Five channels lead to three sales teams; the width of a flow is its expected revenue. */
function MarketingAndSalesAi(): ReactElement {
  const channels = [
    { y: 24, end: 40, weight: 3, fits: false },
    { y: 46, end: 58, weight: 5, fits: true },
    { y: 68, end: 64, weight: 9, fits: true },
    { y: 90, end: 70, weight: 6, fits: true },
    { y: 112, end: 104, weight: 2, fits: false },
  ];
  return (
    <>
      {channels.map(({ y, end, weight, fits }) => (
        <Path
          key={y}
          d={`M26 ${y}C110 ${y} 110 ${end} 196 ${end}`}
          variant={fits ? 'accentBand' : 'muteBand'}
          weight={weight}
        />
      ))}
      <Bars bars={channels.map(({ y }) => ({ x: 14, y: y - 6, width: 12, height: 12 }))} variant="sheet" />
      <Rect x={196} y={34} width={30} height={12} variant="sheet" />
      <Rect x={196} y={50} width={30} height={28} variant="accent" />
      <Rect x={196} y={98} width={30} height={12} variant="sheet" />
    </>
  );
}

/** A tree from the board's number to the events that changed it; the relevant path is in the accent color. */
function BusinessIntelligenceAi(): ReactElement {
  const tree =
    'M34 70H66M66 36V104M66 36H104M66 104H104M116 36H140M140 20V52M140 20H168M140 52H168' +
    'M116 104H140M140 88V120M140 88H168M140 120H168';
  const bars = [
    { y: 15, width: 26 },
    { y: 47, width: 56 },
    { y: 83, width: 18 },
    { y: 115, width: 38 },
  ].map((event) => ({ ...event, x: 168, height: 10 }));
  const decisive = 1;
  return (
    <>
      <Path d={tree} />
      <Path d="M34 70H66V36H140V52H168" variant="accentLine" />
      <Circle x={26} y={70} radius={9} variant="accent" />
      <Circle x={110} y={36} radius={7} variant="sheet" />
      <Circle x={110} y={104} radius={7} variant="sheet" />
      <Bars bars={bars.filter((_, index) => index !== decisive)} variant="mute" />
      <Bars bars={bars.slice(decisive, decisive + 1)} variant="accent" />
    </>
  );
}

/** The drawing of each technology, and the labels of its plate. */
export const technologySchematics = {
  rag: {
    Drawing: RetrievalAugmentedGeneration,
    dimensions: [
      { from: 14, to: 73, name: 'Documents' },
      { from: 104, to: 148, name: 'Search' },
      { from: 174, to: 228, name: 'Answer' },
    ],
  },
  'agentic-ai': {
    Drawing: AgenticAi,
    span: [46, 238],
    dimensions: [
      { from: 46, to: 142, name: 'Plan, act, check' },
      { from: 166, to: 194, name: 'Approval' },
    ],
  },
  llms: {
    Drawing: LargeLanguageModels,
    span: [14, 232],
    dimensions: [
      { from: 14, to: 104, name: 'Context' },
      { from: 112, to: 230, name: 'Next token' },
    ],
  },
  lrms: {
    Drawing: LightweightRetrievalModels,
    dimensions: [
      { from: 14, to: 140, name: 'Every candidate' },
      { from: 144, to: 190, name: 'Filter' },
      { from: 198, to: 228, name: 'Top 5' },
    ],
  },
  'cloud-ai': {
    Drawing: CloudAi,
    span: [38, 274],
    callouts: [
      { x: 202, y: 46, name: 'Models' },
      { x: 202, y: 72, name: 'Services' },
      { x: 202, y: 98, name: 'Capacity' },
    ],
  },
  'customer-success-ai': {
    Drawing: CustomerSuccessAi,
    dimensions: [
      { from: 14, to: 91, name: 'Observed' },
      { from: 93, to: 226, name: 'Forecast and rescue' },
    ],
  },
  'marketing-sales-ai': {
    Drawing: MarketingAndSalesAi,
    span: [14, 244],
    dimensions: [
      { from: 14, to: 44, name: 'Channels' },
      { from: 92, to: 148, name: 'Scored by fit' },
      { from: 196, to: 226, name: 'Sellers' },
    ],
  },
  'business-intelligence-ai': {
    Drawing: BusinessIntelligenceAi,
    dimensions: [
      { from: 17, to: 66, name: 'Board metric' },
      { from: 103, to: 140, name: 'Driver' },
      { from: 168, to: 226, name: 'Event data' },
    ],
  },
} as const satisfies Readonly<Record<string, Schematic>>;
