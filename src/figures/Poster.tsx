import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import { useImageFailure } from './useImageFailure';

/** Sizes of the drawings in px. */
export const posterSizes = {
  poster: { width: 640, height: 400 },
  highPoster: { width: 640, height: 560 },
} as const;

export type PosterSize = keyof typeof posterSizes;

const ratio = (size: PosterSize) => ({
  aspectRatio: `${posterSizes[size].width} / ${posterSizes[size].height}`,
});

/** Keeps its size when the image does not load. */
const Frame = styled('picture', {
  display: 'block',
  backgroundColor: '$night',
  /* Without specificity, so that the block around it overrides it. */
  ':where(&) > img': { width: '100%', height: '100%', objectFit: 'cover' },
  /* There a tile has no background, and the drawing has the colors for the dark surface. */
  '@media print, (forced-colors: active)': { printColorAdjust: 'exact', forcedColorAdjust: 'none' },
  variants: {
    size: {
      poster: ratio('poster'),
      highPoster: ratio('highPoster'),
    },
    isTinted: {
      true: {
        position: 'relative',
        isolation: 'isolate',
        /* Black has no hue to change. The last layer gives it the color of the surface. */
        backgroundColor: '#000',
        /* Cream becomes white, which has none either. */
        '& > img': { filter: 'brightness(1.1) saturate(2) brightness(.95)' },
        '&::before, &::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
        '&::before': { backgroundColor: 'var(--night)', mixBlendMode: 'hue' },
        /* The ground has its color back. */
        '&::after': { backgroundColor: '$night', mixBlendMode: 'lighten' },
      },
    },
  },
});

interface PosterProps {
  /** The last part of the page's path. */
  readonly slug: string;
  readonly size: PosterSize;
  /** On the first screen: fetched at once. */
  readonly isFirst?: boolean;
  /** The colored part in the hue of the section around it: for the poster of a page in another section. */
  readonly isTinted?: boolean;
}

/**
 * The picture of one page: an object cut from stripes, on the dark surface, from `public/art/posters/<slug>.svg`. If it fails to
 * load, the surface stays.
 */
export function Poster({ slug, size, isFirst = false, isTinted = false }: PosterProps): ReactElement {
  const src = addressOf(`/art/posters/${slug}.svg`);
  const { hasFailed, imgProps } = useImageFailure(src);
  return (
    <Frame className="poster" size={size} isTinted={isTinted}>
      {!hasFailed && (
        <img
          src={src}
          alt=""
          {...posterSizes[size]}
          {...(!isFirst && { loading: 'lazy' })}
          decoding="async"
          {...imgProps}
        />
      )}
    </Frame>
  );
}
