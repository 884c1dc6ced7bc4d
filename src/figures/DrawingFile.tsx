import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import type { FigureGround } from '../theme/surfaces';
import { SCHEMATIC_SIZE } from './Figure';
import type { FigureId } from './SchematicFigure';
import type { TileDrawingName } from './TileDrawing';

export type ColorScheme = 'light' | 'dark';

/** Keeps its size when the image does not load. */
const Frame = styled('picture', {
  aspectRatio: `${SCHEMATIC_SIZE.width} / ${SCHEMATIC_SIZE.height}`,
  '& > img': { width: '100%' },
  /* There a tile has no background, and the drawing may have the colors for the dark surface. */
  '@media print, (forced-colors: active)': {
    backgroundColor: 'var(--surface)',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
});

/** What the drawing of a tile shows: each use has the colors of its section. */
export type DrawingUse = 'deliverable' | 'work' | 'application' | 'strength';

/** A drawing that has files: the small schematic of an industry or a technology, or the drawing of a tile. */
export type DrawingName = `schematic-${FigureId}` | `${DrawingUse}-${TileDrawingName}`;

/** Path of the file of a drawing in the colors of a scheme, which the build draws (`src/build/drawingFiles.tsx`). */
export const drawingPath = (name: DrawingName, scheme: ColorScheme): string =>
  `/art/${name}${scheme === 'dark' ? '-dark' : ''}.svg`;

interface DrawingFileProps {
  readonly name: DrawingName;
  /** On the dark surface, the drawing has its dark colors in both schemes. */
  readonly ground?: FigureGround | undefined;
}

/**
 * A drawing as a file of its own, which is fetched when it comes near: for pages that have it far below their first window. Inside
 * the document it would delay the first paint. There is a file for each color scheme, because WebKit draws an image in the
 * light one.
 */
export const DrawingFile = ({ name, ground }: DrawingFileProps): ReactElement => (
  <Frame className="fig">
    {ground !== 'night' && (
      <source srcSet={addressOf(drawingPath(name, 'dark'))} media="(prefers-color-scheme:dark)" />
    )}
    <img
      src={addressOf(drawingPath(name, ground === 'night' ? 'dark' : 'light'))}
      alt=""
      {...SCHEMATIC_SIZE}
      loading="lazy"
      decoding="async"
    />
  </Frame>
);
