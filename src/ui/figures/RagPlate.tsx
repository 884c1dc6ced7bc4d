import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure } from './Figure';
import type { Bar } from './geometry';
import { range } from './geometry';
import { Bars, Circle, Head, Label, Line, Lines, Path, Rect, Wire } from './vocabulary';

/** The height at which everything flows from left to right. */
const AXIS = 190;

const LABEL_SIZE = 14;

/** a: six documents; two passages on the front one matter. */
function Documents(): ReactElement {
  return (
    <>
      {range(6).map((index) => (
        <Rect key={index} x={28 + index * 12} y={84 + index * 20} width={92} height={112} look="sheet" />
      ))}
      {range(5).map((index) => {
        const y = 206 + index * 17;
        const matters = index === 1 || index === 3;
        return (
          <Line
            key={y}
            from={[102, y]}
            to={[matters ? 156 : 166, y]}
            look={matters ? 'accentBold' : 'line'}
          />
        );
      })}
    </>
  );
}

/** b: the retriever narrows; its last slats carry what was found. */
function Retriever(): ReactElement {
  const wedge = 'M236 74V306L356 208V172z';
  const slats = range(7).map((index): Bar => {
    const half = 94 - index * 14;
    return { x: 252 + index * 14, y: AXIS - half, width: 2.5 + index * 0.6, height: half * 2 };
  });
  return (
    <>
      <Path d={wedge} look="tint" />
      <Path d={wedge} />
      <Bars bars={slats.slice(0, 5)} look="ink" />
      <Bars bars={slats.slice(5)} look="accent" />
    </>
  );
}

/** c: the entities mentioned and the links between them; the accent is the path the answer takes. */
function EntityGraph(): ReactElement {
  const customer = { x: 446, y: 140, onPath: true };
  const contract = { x: 508, y: 118, onPath: false };
  const clause = { x: 540, y: 178, onPath: true };
  const product = { x: 478, y: 196, onPath: true };
  const supplier = { x: 524, y: 246, onPath: false };
  const person = { x: 452, y: 256, onPath: false };
  const links = [
    [customer, contract],
    [customer, product],
    [contract, clause],
    [clause, product],
    [product, supplier],
    [clause, supplier],
    [product, person],
    [supplier, person],
  ] as const;
  return (
    <>
      {links.map(([start, end]) => (
        <Line
          key={`${start.x}-${end.x}`}
          from={[start.x, start.y]}
          to={[end.x, end.y]}
          look={start.onPath && end.onPath ? 'accentBold' : 'line'}
        />
      ))}
      {[customer, contract, clause, product, supplier, person].map((node) => (
        <Circle
          key={node.x}
          x={node.x}
          y={node.y}
          radius={node === product ? 13 : 9}
          look={node.onPath ? 'accent' : 'sheet'}
        />
      ))}
    </>
  );
}

/** d: six lines of answer, three of them closed by a reference. */
function CitedAnswer(): ReactElement {
  const lines = [
    { y: 128, end: 748 },
    { y: 149, end: 732, reference: 742 },
    { y: 170, end: 752 },
    { y: 191, end: 700, reference: 712 },
    { y: 212, end: 744 },
    { y: 233, end: 690, reference: 702 },
  ];
  return (
    <>
      <Rect x={616} y={96} width={156} height={188} look="ink" />
      <Lines
        segments={lines.map(({ y, end }) => [
          [636, y],
          [end, y],
        ])}
        look="paperBold"
      />
      {lines.map(({ y, reference }) =>
        reference === undefined ? null : <Circle key={y} x={reference} y={y} radius={4.5} look="accent" />,
      )}
      <Label at={[636, 266]} size={13} onInk>
        [1] [2] [3]
      </Label>
    </>
  );
}

/** e: what was rejected goes back to the retriever. */
function Feedback(): ReactElement {
  return (
    <>
      <Path d="M694 300V352H296" look="dotted" />
      <Line from={[296, 352]} to={[296, 282]} look="dotted" />
      <Head tip={[296, 272]} direction="up" size={8} />
      <Label at={[306, 376]} size={LABEL_SIZE}>
        e Rejected answers retrain the retriever
      </Label>
    </>
  );
}

const parts = [
  { from: 28, to: 180, name: 'a Documents' },
  { from: 236, to: 356, name: 'b Retrieve' },
  { from: 432, to: 552, name: 'c Ground' },
  { from: 616, to: 772, name: 'd Answer' },
];

/** The dimension lines above the drawing. */
function PartNames(): ReactElement {
  return (
    <>
      <Lines
        look="dimension"
        segments={parts.flatMap(
          ({ from, to }) =>
            [
              [
                [from, 44],
                [to, 44],
              ],
              [
                [from, 38],
                [from, 50],
              ],
              [
                [to, 38],
                [to, 50],
              ],
            ] as const,
        )}
      />
      {parts.map(({ from, name }) => (
        <Label key={name} at={[from, 28]} size={LABEL_SIZE}>
          {name}
        </Label>
      ))}
    </>
  );
}

/** The large annotated schematic of retrieval augmented generation, 800 by 390 units. */
export function RagPlate(options: FigureOptions): ReactElement {
  return (
    <Figure viewBox="0 0 800 390" plate {...options}>
      <Documents />
      <Wire from={[184, AXIS]} toX={232} />
      <Retriever />
      <Wire from={[358, AXIS]} toX={410} />
      <EntityGraph />
      <Wire from={[562, AXIS]} toX={612} />
      <CitedAnswer />
      <Feedback />
      <PartNames />
    </Figure>
  );
}
