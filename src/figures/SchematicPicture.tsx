import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { SCHEMATIC_SIZE } from './Figure';
import type { IndustryFigureId } from './ids';

const Image = styled('img', { width: '100%' });

/** Address of the file with a schematic, which the build draws (`src/build/schematics.tsx`). */
export const schematicAddress = (id: IndustryFigureId): string => `/art/industry-${id}.svg`;

/**
 * The small schematic of one industry as a file of its own, which is fetched when it comes near: for pages that have it far
 * below their first window. Inside the document it would delay the first paint.
 */
export const SchematicPicture = ({ id }: { readonly id: IndustryFigureId }): ReactElement => (
  <Image
    className="fig"
    src={schematicAddress(id)}
    alt=""
    {...SCHEMATIC_SIZE}
    loading="lazy"
    decoding="async"
  />
);
