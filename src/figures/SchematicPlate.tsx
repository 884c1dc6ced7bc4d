import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure } from './Figure';
import type { FigureId, SchematicPlateId } from './ids';
import { industrySchematics } from './industrySchematics';
import { technologySchematics } from './technologySchematics';
import { Label, Line, Lines } from './vocabulary';

export type { SchematicPlateId } from './ids';

/** A dimension line above the drawing, from one x to another, with a label. */
interface Dimension {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** A label to the right of the drawing, with a short leader line from the labeled point. */
interface Callout {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

interface Annotations {
  readonly dimensions?: readonly Dimension[];
  readonly callouts?: readonly Callout[];
}

/** The labels of each plate, in the units of the schematic. */
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
  'b2b-saas': {
    dimensions: [
      { from: 14, to: 69, name: 'Cost' },
      { from: 73, to: 226, name: 'Revenue left' },
    ],
  },
  fintech: {
    dimensions: [
      { from: 28, to: 112, name: 'Cost, losses' },
      { from: 128, to: 212, name: 'Revenue' },
    ],
  },
  healthtech: {
    dimensions: [
      { from: 14, to: 72, name: 'Clinician' },
      { from: 76, to: 132, name: 'Executive' },
      { from: 136, to: 226, name: 'Payer' },
    ],
  },
  cybersecurity: {
    dimensions: [
      { from: 14, to: 60, name: 'Vendors' },
      { from: 64, to: 178, name: 'Three reviews' },
    ],
  },
  'regenerative-agriculture': {
    dimensions: [
      { from: 20, to: 108, name: 'Seasons 1 to 3' },
      { from: 122, to: 210, name: 'Seasons 4 to 6' },
    ],
  },
  greentech: {
    dimensions: [
      { from: 14, to: 110, name: 'Before' },
      { from: 124, to: 220, name: 'After, by meter' },
    ],
  },
  'high-overhead': {
    dimensions: [
      { from: 14, to: 123, name: 'Below break-even' },
      { from: 131, to: 226, name: 'Profit' },
    ],
  },
};

const schematics: Record<FigureId, () => ReactElement> = { ...technologySchematics, ...industrySchematics };

function DimensionMark({ from, to, name }: Dimension): ReactElement {
  const y = -6;
  return (
    <>
      <Lines
        variant="dimension"
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
      <Label at={[from, -11]}>{name}</Label>
    </>
  );
}

function CalloutMark({ x, y, name }: Callout): ReactElement {
  return (
    <>
      <Line from={[x + 2, y]} to={[x + 14, y]} variant="dimension" />
      <Label at={[x + 16, y + 1.4]}>{name}</Label>
    </>
  );
}

interface SchematicPlateProps extends FigureOptions {
  readonly id: SchematicPlateId;
}

/** A schematic at plate size with labeled parts. The labels are readable from 360 px. */
export function SchematicPlate({ id, ...options }: SchematicPlateProps): ReactElement {
  const Schematic = schematics[id];
  const { dimensions = [], callouts = [] } = annotations[id];
  const width = callouts.length > 0 ? 240 : 228;
  return (
    <Figure viewBox={`6 -22 ${width} 160`} plate enlarged {...options}>
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
