import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure } from './Figure';
import type { FigureId, SchematicPlateId } from './ids';
import { industrySchematics } from './industrySchematics';
import { technologySchematics } from './technologySchematics';
import { Label, Line, Lines } from './vocabulary';

export type { SchematicPlateId } from './ids';

/** A dimension line above the drawing, from one x to another, with its name. */
interface Dimension {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** A name to the right of the drawing, with a short leader from the point it names. */
interface Callout {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

interface Annotations {
  readonly dimensions?: readonly Dimension[];
  readonly callouts?: readonly Callout[];
}

/** What is written on each plate, in the units of the schematic. */
const annotations: Record<SchematicPlateId, Annotations> = {
  'agentic-ai': {
    dimensions: [
      { from: 46, to: 142, name: 'Plan, act, check' },
      { from: 166, to: 194, name: 'A person approves' },
    ],
  },
  llms: {
    dimensions: [
      { from: 14, to: 104, name: 'Context' },
      { from: 112, to: 230, name: 'Probability of the next token' },
    ],
  },
  lrms: {
    dimensions: [
      { from: 14, to: 140, name: 'Every candidate' },
      { from: 144, to: 190, name: 'Filter' },
      { from: 198, to: 228, name: 'Top three' },
    ],
  },
  'cloud-ai': {
    callouts: [
      { x: 202, y: 46, name: 'Models' },
      { x: 202, y: 72, name: 'Services' },
      { x: 202, y: 98, name: 'Capacity' },
    ],
  },
  'customer-success-ai': {
    dimensions: [
      { from: 14, to: 91, name: 'Observed' },
      { from: 93, to: 226, name: 'Forecast, and the rescue' },
    ],
  },
  'marketing-sales-ai': {
    dimensions: [
      { from: 14, to: 44, name: 'Channels' },
      { from: 92, to: 148, name: 'Scored by fit' },
      { from: 196, to: 226, name: 'Sellers' },
    ],
  },
  'business-intelligence-ai': {
    dimensions: [
      { from: 17, to: 66, name: 'Board metric' },
      { from: 103, to: 140, name: 'Driver' },
      { from: 168, to: 226, name: 'Event data' },
    ],
  },
  fintech: {
    dimensions: [
      { from: 30, to: 116, name: 'Risk held' },
      { from: 124, to: 212, name: 'Revenue earned' },
    ],
  },
  healthtech: {
    dimensions: [
      { from: 14, to: 66, name: 'Clinician' },
      { from: 70, to: 126, name: 'Buyer' },
      { from: 130, to: 226, name: 'Payer' },
    ],
  },
  cybersecurity: {
    dimensions: [
      { from: 14, to: 58, name: 'Attempts' },
      { from: 62, to: 178, name: 'Perimeters' },
      { from: 182, to: 226, name: 'Trusted path' },
    ],
  },
  'regenerative-agriculture': {
    dimensions: [
      { from: 20, to: 110, name: 'Seasons one to three' },
      { from: 122, to: 212, name: 'Seasons four to six' },
    ],
  },
  greentech: {
    dimensions: [
      { from: 14, to: 108, name: 'Hours that cost' },
      { from: 111, to: 226, name: 'Hours the asset can shift' },
    ],
  },
  'high-overhead': {
    dimensions: [
      { from: 14, to: 122, name: 'Fixed cost, unfilled' },
      { from: 125, to: 226, name: 'Margin' },
    ],
  },
};

const schematics: Record<FigureId, () => ReactElement> = { ...technologySchematics, ...industrySchematics };

/** At least 14 px on a plate of 640 px, the narrowest that shows labels. */
const LABEL_SIZE = 5;

function DimensionMark({ from, to, name }: Dimension): ReactElement {
  const y = -6;
  return (
    <>
      <Lines
        look="dimension"
        segments={[
          [
            [from, y],
            [to, y],
          ],
          [
            [from, y - 2],
            [from, y + 2],
          ],
          [
            [to, y - 2],
            [to, y + 2],
          ],
        ]}
      />
      <Label at={[from, -11]} size={LABEL_SIZE}>
        {name}
      </Label>
    </>
  );
}

function CalloutMark({ x, y, name }: Callout): ReactElement {
  return (
    <>
      <Line from={[x + 2, y]} to={[x + 14, y]} look="dimension" />
      <Label at={[x + 16, y + 1.4]} size={LABEL_SIZE}>
        {name}
      </Label>
    </>
  );
}

interface SchematicPlateProps extends FigureOptions {
  readonly id: SchematicPlateId;
}

/** A schematic at plate size, with hairlines and with its parts named. */
export function SchematicPlate({ id, ...options }: SchematicPlateProps): ReactElement {
  const Schematic = schematics[id];
  const { dimensions = [], callouts = [] } = annotations[id];
  const width = callouts.length > 0 ? 240 : 228;
  return (
    <Figure viewBox={`6 -18 ${width} 156`} plate enlarged {...options}>
      <Schematic />
      {dimensions.map((dimension) => (
        <DimensionMark key={dimension.name} {...dimension} />
      ))}
      {callouts.map((callout) => (
        <CalloutMark key={callout.name} {...callout} />
      ))}
    </Figure>
  );
}
