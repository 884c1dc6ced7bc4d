import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import type { FigureGround } from '../theme/surfaces';
import { SCHEMATIC_SIZE } from './Figure';
import type { FigureId } from './SchematicFigure';

export type ColorScheme = 'light' | 'dark';

/** Keeps its size when the image does not load. */
const Frame = styled('picture', {
  aspectRatio: `${SCHEMATIC_SIZE.width} / ${SCHEMATIC_SIZE.height}`,
  '& > img': { width: '100%' },
});

/** Path of the file with a schematic in the colors of a scheme, which the build draws (`src/build/schematics.tsx`). */
export const schematicPath = (id: FigureId, scheme: ColorScheme): string =>
  `/art/schematic-${id}${scheme === 'dark' ? '-dark' : ''}.svg`;

export interface SchematicPictureProps {
  readonly id: FigureId;
  /** On the dark surface, the drawing has its dark colors in both schemes. */
  readonly ground?: FigureGround | undefined;
}

/**
 * The small schematic of an industry or a technology as a file of its own, which is fetched when it comes near: for pages that have it far
 * below their first window. Inside the document it would delay the first paint. There is a file for each color scheme,
 * because WebKit draws an image in the light one.
 */
export const SchematicPicture = ({ id, ground }: SchematicPictureProps): ReactElement => (
  <Frame className="fig">
    {ground !== 'night' && (
      <source srcSet={addressOf(schematicPath(id, 'dark'))} media="(prefers-color-scheme:dark)" />
    )}
    <img
      src={addressOf(schematicPath(id, ground === 'night' ? 'dark' : 'light'))}
      alt=""
      {...SCHEMATIC_SIZE}
      loading="lazy"
      decoding="async"
    />
  </Frame>
);
