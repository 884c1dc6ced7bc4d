import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import type { FigureGround } from '../theme/surfaces';
import { SCHEMATIC_SIZE } from './Figure';
import type { FigureId } from './SchematicFigure';
import type { TileDrawingName } from './TileDrawing';

export type ColorScheme = 'light' | 'dark';

/** Sizes of drawings in px: of a schematic, and of posters beside tiles or beside rows of text, which are higher. */
const sizes = {
  schematic: SCHEMATIC_SIZE,
  poster: { width: 640, height: 400 },
  highPoster: { width: 640, height: 560 },
} as const;

const ratio = ({ width, height }: (typeof sizes)[keyof typeof sizes]) => ({
  aspectRatio: `${width} / ${height}`,
});

/** Keeps its size when the image does not load. */
const Frame = styled('picture', {
  display: 'block',
  '& > img': { width: '100%' },
  /* There a tile has no background, and the drawing may have the colors for the dark surface. */
  '@media print, (forced-colors: active)': {
    backgroundColor: 'var(--surface)',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  variants: {
    size: {
      schematic: ratio(sizes.schematic),
      poster: { ...ratio(sizes.poster), backgroundColor: '$night' },
      highPoster: { ...ratio(sizes.highPoster), backgroundColor: '$night' },
    },
  },
});

/** What the drawing of a tile shows: each use has the colors of its section. */
export type DrawingUse = 'work' | 'strength';

/** A drawing that has files: the small schematic of a technology, or the drawing of a tile. */
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
  <Frame className="fig" size="schematic">
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

interface PosterProps {
  /** The last part of the page's path. */
  readonly slug: string;
  readonly size: 'poster' | 'highPoster';
  /** On the first screen: fetched at once. */
  readonly isFirst?: boolean;
}

/** The picture of one page: an object cut from stripes, on the dark surface, from `public/art/posters/<slug>.svg`. */
export const Poster = ({ slug, size, isFirst = false }: PosterProps): ReactElement => (
  <Frame className="poster" size={size}>
    <img
      src={addressOf(`/art/posters/${slug}.svg`)}
      alt=""
      {...sizes[size]}
      {...(!isFirst && { loading: 'lazy' })}
      decoding="async"
    />
  </Frame>
);
