import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure, SCHEMATIC_VIEW_BOX } from './Figure';
import type { TechnologyFigureId } from './ids';
import { technologySchematics } from './technologySchematics';

export type { TechnologyFigureId } from './ids';

interface TechnologyFigureProps extends FigureOptions {
  readonly id: TechnologyFigureId;
}

/** The small schematic of one technology. */
export function TechnologyFigure({ id, ...options }: TechnologyFigureProps): ReactElement {
  const { Drawing } = technologySchematics[id];
  return (
    <Figure viewBox={SCHEMATIC_VIEW_BOX} {...options}>
      <Drawing />
    </Figure>
  );
}
