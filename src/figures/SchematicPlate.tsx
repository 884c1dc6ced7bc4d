import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure } from './Figure';
import type { FigureId, SchematicPlateId } from './ids';
import { industrySchematics } from './industrySchematics';
import type { Callout, Dimension, Schematic } from './schematic';
import { technologySchematics } from './technologySchematics';
import { Label, Line, Lines } from './vocabulary';

export type { SchematicPlateId } from './ids';

const schematics: Record<FigureId, Schematic> = { ...technologySchematics, ...industrySchematics };

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

/** A schematic at plate size with labeled parts. The labels are readable on phones too. */
export function SchematicPlate({ id, ...options }: SchematicPlateProps): ReactElement {
  const {
    Drawing,
    span: [first, last] = [14, 228],
    rows = [],
    dimensions = [],
    callouts = [],
  } = schematics[id];
  return (
    <Figure viewBox={`${first} -22 ${last - first} 160`} enlarged {...options}>
      <Drawing />
      {rows.map(({ y, name }) => (
        <Label key={name} at={[first, y]}>
          {name}
        </Label>
      ))}
      {dimensions.map((dimension) => (
        <DimensionMark key={dimension.name} {...dimension} />
      ))}
      {callouts.map((callout) => (
        <CalloutMark key={callout.name} {...callout} />
      ))}
    </Figure>
  );
}
