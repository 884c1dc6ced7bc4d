import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { Figure } from './Figure';
import { type Bar, horizontal, type Point, range, type Segment } from './geometry';
import { Bars, Circle, Head, Label, Line, Lines, Path, Rect, Wire } from './vocabulary';

/** Y position of the lines between the parts. */
const AXIS = 190;

/** Label sizes with at least 14 px: in windows from 1024 px, and on phones from 350 px. */
const LABEL_SIZE = 17;
const PHONE_LABEL_SIZE = 15;

/** A line of text on the first document. */
const textLine = (line: number, end: number): Segment => horizontal(206 + line * 17, 102, end);

/** a: six documents. Two passages of the first one are relevant. */
function Documents(): ReactElement {
  return (
    <>
      {range(6).map((index) => (
        <Rect key={index} x={28 + index * 12} y={84 + index * 20} width={92} height={112} variant="sheet" />
      ))}
      <Lines segments={[0, 2, 4].map((line) => textLine(line, 166))} />
      <Lines segments={[1, 3].map((line) => textLine(line, 156))} variant="accentBold" />
    </>
  );
}

/** b: the retriever narrows the documents to the passages found. */
function Retriever(): ReactElement {
  const wedge = 'M236 74V306L356 208V172z';
  const slats = range(7).map((index): Bar => {
    const half = 94 - index * 14;
    return { x: 252 + index * 14, y: AXIS - half, width: 2.5 + index * 0.6, height: half * 2 };
  });
  return (
    <>
      <Path d={wedge} variant="tint" />
      <Path d={wedge} />
      <Bars bars={slats.slice(0, 5)} variant="ink" />
      <Bars bars={slats.slice(5)} variant="accent" />
    </>
  );
}

/** c: the entities and the links between them. The answer follows the accented path. */
function EntityGraph(): ReactElement {
  const customer: Point = [446, 140];
  const contract: Point = [508, 118];
  const clause: Point = [540, 178];
  const product: Point = [478, 196];
  const supplier: Point = [524, 246];
  const person: Point = [452, 256];
  const links: readonly Segment[] = [
    [customer, contract],
    [contract, clause],
    [product, supplier],
    [clause, supplier],
    [product, person],
    [supplier, person],
  ];
  return (
    <>
      <Lines segments={links} />
      <Lines
        segments={[
          [customer, product],
          [clause, product],
        ]}
        variant="accentBold"
      />
      {[contract, supplier, person].map(([x, y]) => (
        <Circle key={x} x={x} y={y} radius={9} variant="sheet" />
      ))}
      {[customer, product, clause].map((node) => (
        <Circle key={node[0]} x={node[0]} y={node[1]} radius={node === product ? 13 : 9} variant="accent" />
      ))}
    </>
  );
}

/** d: six lines of answer. Three end in a reference. */
function CitedAnswer(): ReactElement {
  const ends = [748, 732, 752, 700, 744, 690];
  return (
    <>
      <Rect x={616} y={96} width={156} height={188} variant="ink" />
      <Lines segments={ends.map((end, line) => horizontal(128 + line * 21, 636, end))} variant="paperBold" />
      <Circle x={742} y={149} radius={4.5} variant="accent" />
      <Circle x={712} y={191} radius={4.5} variant="accent" />
      <Circle x={702} y={233} radius={4.5} variant="accent" />
      <Label at={[636, 266]} size={LABEL_SIZE} onInk>
        [1] [2] [3]
      </Label>
    </>
  );
}

interface PartNameProps {
  readonly from: number;
  readonly to: number;
  /** Y position of the dimension line. */
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

/** The name of a part above its dimension line. */
function PartName({ from, to, y, size, children }: PartNameProps): ReactElement {
  return (
    <>
      <Path d={`M${from} ${y - 6}v12m0-6h${to - from}m0-6v12`} variant="dimension" />
      <Label at={[from, y - 14]} size={size}>
        {children}
      </Label>
    </>
  );
}

/** The large schematic of retrieval-augmented generation, 800 by 390 units. */
function RagPlate(): ReactElement {
  const names = [
    { from: 28, to: 180, name: 'a Documents' },
    { from: 236, to: 356, name: 'b Search' },
    { from: 432, to: 552, name: 'c Links' },
    { from: 616, to: 772, name: 'd Answer' },
  ];
  return (
    <Figure viewBox="27 14 746 372" lines>
      <Documents />
      <Wire from={[184, AXIS]} toX={232} />
      <Retriever />
      <Wire from={[358, AXIS]} toX={461} />
      <EntityGraph />
      <Wire from={[562, AXIS]} toX={612} />
      <CitedAnswer />
      {/* e: rejected answers go back to the retriever. */}
      <Path d="M694 284V352H296V282" variant="dotted" />
      <Head tip={[296, 272]} direction="up" size={8} />
      <Label at={[306, 380]} size={LABEL_SIZE}>
        e Rejected answers improve the search
      </Label>
      {names.map(({ from, to, name }) => (
        <PartName key={name} from={from} to={to} y={44} size={LABEL_SIZE}>
          {name}
        </PartName>
      ))}
    </Figure>
  );
}

/** The same schematic for phones, 350 by 552 units: the four parts run clockwise. */
function RagPhonePlate(): ReactElement {
  const names = [
    { from: 0, to: 152, y: 28, name: 'a Documents' },
    { from: 206, to: 326, y: 28, name: 'b Search' },
    { from: 206, to: 326, y: 336, name: 'c Links' },
    { from: 0, to: 156, y: 336, name: 'd Answer' },
  ];
  return (
    <Figure viewBox="0 0 350 552" lines>
      <g transform="translate(-28 -32)">
        <Documents />
      </g>
      <Wire from={[156, 158]} toX={202} />
      <g transform="translate(-30 -32)">
        <Retriever />
      </g>
      <Path d="M328 158H346V430H328" />
      <Head tip={[322, 430]} direction="left" />
      <g transform="translate(-231 252)">
        <EntityGraph />
      </g>
      <Line from={[208, 442]} to={[169, 442]} />
      <Head tip={[164, 442]} direction="left" />
      <g transform="translate(-616 260)">
        <CitedAnswer />
      </g>
      <Path d="M158 382H181V290H266V248" variant="dotted" />
      <Head tip={[266, 238]} direction="up" size={8} />
      <Label at={[174, 294]} size={PHONE_LABEL_SIZE} anchor="end">
        e Feedback
      </Label>
      {names.map(({ name, ...place }) => (
        <PartName key={name} {...place} size={PHONE_LABEL_SIZE}>
          {name}
        </PartName>
      ))}
    </Figure>
  );
}

const Narrow = styled('div', { flex: '0 1 22rem', '@lg': { display: 'none' } });
const Wide = styled('div', { flex: '1 0 100%', display: 'none', '@lg': { display: 'block' } });

/** The schematic of retrieval-augmented generation for the head of its page, in the variant for the window. */
export function RagFigure(): ReactElement {
  return (
    <>
      <Narrow>
        <RagPhonePlate />
      </Narrow>
      <Wide>
        <RagPlate />
      </Wide>
    </>
  );
}
