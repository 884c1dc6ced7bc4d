import { Fragment, type ReactElement } from 'react';
import { Figure } from './Figure';
import type { Schematic } from './schematic';
import { technologySchematics } from './technologySchematics';
import { Label, Line, Path } from './vocabulary';

/** Each technology has a drawing under its slug. */
export type FigureId = keyof typeof technologySchematics;

const schematics: Record<FigureId, Schematic> = technologySchematics;

/** A schematic at plate size with labeled parts. The labels are readable on phones too. */
export function SchematicPlate({ id }: { readonly id: FigureId }): ReactElement {
  const { Drawing, span: [first, last] = [14, 228], dimensions = [], callouts = [] } = schematics[id];
  return (
    <Figure viewBox={`${first} -22 ${last - first} 160`} lines enlarged>
      <Drawing />
      {dimensions.map(({ from, to, name }) => (
        <Fragment key={name}>
          <Path d={`M${from} -8v4m0-2h${to - from}m0-2v4`} variant="dimension" />
          <Label at={[from, -11]}>{name}</Label>
        </Fragment>
      ))}
      {callouts.map(({ x, y, name }) => (
        <Fragment key={name}>
          <Line from={[x + 2, y]} to={[x + 14, y]} variant="dimension" />
          <Label at={[x + 16, y + 1.4]}>{name}</Label>
        </Fragment>
      ))}
    </Figure>
  );
}
