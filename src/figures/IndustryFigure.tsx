import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure, SCHEMATIC_VIEW_BOX } from './Figure';
import type { IndustryFigureId } from './ids';
import { industrySchematics } from './industrySchematics';

export type { IndustryFigureId } from './ids';

interface IndustryFigureProps extends FigureOptions {
  readonly id: IndustryFigureId;
}

/** The small schematic of one industry. */
export function IndustryFigure({ id, ...options }: IndustryFigureProps): ReactElement {
  const { Drawing } = industrySchematics[id];
  return (
    <Figure viewBox={SCHEMATIC_VIEW_BOX} {...options}>
      <Drawing />
    </Figure>
  );
}
