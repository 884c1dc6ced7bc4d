import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';

/** Sizes of the drawings in px. */
export const posterSizes = {
  poster: { width: 640, height: 400 },
  highPoster: { width: 640, height: 560 },
  uprightPoster: { width: 480, height: 560 },
} as const;

export type PosterSize = keyof typeof posterSizes;

const ratio = (size: PosterSize) => ({
  aspectRatio: `${posterSizes[size].width} / ${posterSizes[size].height}`,
});

const Frame = styled('picture', {
  display: 'block',
  backgroundColor: '$night',
  /* Without specificity, so that the block around it overrides it. */
  ':where(&) > img': { width: '100%', height: '100%', objectFit: 'cover' },
  /* There a tile has no background, and the drawing has the colors for the dark surface. */
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  variants: {
    size: {
      poster: ratio('poster'),
      highPoster: ratio('highPoster'),
      uprightPoster: ratio('uprightPoster'),
    },
  },
});

interface PosterProps {
  /** The file's name without its extension: the last part of a page's path, alone or with another word. */
  readonly slug: string;
  readonly size: PosterSize;
  /** On the first screen: fetched at once. */
  readonly isFirst?: boolean;
}

/** The picture of one page: an object cut from stripes, on the dark surface, from `public/art/posters/<slug>.svg`. */
export function Poster({ slug, size, isFirst = false }: PosterProps): ReactElement {
  return (
    <Frame className="poster" size={size}>
      <img
        src={addressOf(`/art/posters/${slug}.svg`)}
        alt=""
        {...posterSizes[size]}
        {...(!isFirst && { loading: 'lazy' })}
        decoding="async"
      />
    </Frame>
  );
}
